import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { inHere } from "./set-up/processes/program.ts";

const read = (file: string): string => readFileSync(join("deploy", file), "utf8");

/** No container runs here: what can be checked is that files name what there is, and keep what they promise. */
describe("deploy", () => {
  test("the container runs as a user without rights, with a volume and a health check", () => {
    const lines = read("Containerfile").split("\n");
    const last = lines.findLastIndex((line) => line.startsWith("FROM "));
    const stage = lines.slice(last).join("\n");
    expect(stage).toMatch(/^USER node$/m);
    expect(stage).toMatch(/^VOLUME \/data$/m);
    expect(stage).toMatch(/^HEALTHCHECK .*\\\n {2}CMD \["node", "-e", ".*healthz/m);
    expect(stage.indexOf("USER node")).toBeLessThan(stage.indexOf("ENTRYPOINT"));
    expect(stage).toContain("RATING_OFFICE_DATA=/data/office");
    // What is copied into it is what the package has.
    for (const [, path = ""] of stage.matchAll(/^COPY --from=build \S+ \/src\/(\S+)/gm))
      expect([path, path === "dist" || path === "node_modules" || existsSync(path)]).toEqual([path, true]);
  });

  test("compose: a root that cannot be written, no rights, no password in the file", () => {
    const text = read("compose.yaml");
    for (const line of ["read_only: true", "cap_drop: [ALL]", '"no-new-privileges:true"', 'tmpfs: ["/tmp"]'])
      expect(text).toContain(line);
    expect(text).toContain('ports: ["127.0.0.1:8080:8080"]');
    expect(text).not.toMatch(/PASSWORD: /);
  });

  test("systemd: a user of its own, and nothing to write but its state", () => {
    const text = read("rating-office.service");
    for (const line of [
      "DynamicUser=yes",
      "ProtectSystem=strict",
      "NoNewPrivileges=yes",
      "StateDirectory=rating-office",
    ])
      expect(text.split("\n")).toContain(line);
  });

  test("proxies set the visitor's address, and do not add to what a visitor wrote", () => {
    expect(read("nginx.conf")).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
    expect(read("nginx.conf")).not.toContain("proxy_add_x_forwarded_for");
  });

  test("every option that they and docs/INSTALL.md start the program with is one", async () => {
    const texts = ["Containerfile", "compose.yaml", "rating-office.service"].map(read);
    const documents = readFileSync("docs/INSTALL.md", "utf8");
    const help = (await inHere(["serve", "--help"])).said;
    const started = [...texts.join("\n").matchAll(/serve\b(.*)$/gm)].map(([, rest = ""]) => rest).join(" ");
    const options = [
      ...`${started} ${documents.match(/`--(?:secure|proxy|sample|empty)/g)?.join(" ")}`.matchAll(/--[a-z]+/g),
    ];
    expect(options.length).toBeGreaterThan(8);
    for (const [option] of options) expect([option, help.includes(option)]).toEqual([option, true]);
    for (const [, command = "", rest = ""] of documents.matchAll(/npx rating-office (\w+)(.*)$/gm)) {
      const { status, said } = await inHere([command, "--help"]);
      expect([command, status]).toEqual([command, 0]);
      for (const [option] of rest.matchAll(/--[a-z]+/g))
        expect([command, said.includes(option)]).toEqual([command, true]);
    }
  });
});
