import fastify from "fastify";
import { expect, test } from "vitest";
import { addMethods } from "./methods.ts";

test("an address answers to the methods of every route that fits it", () => {
  const app = fastify({ exposeHeadRoutes: false });
  const methodsOf = addMethods(app);
  const answer = async () => "";
  app.get("/lists/:list", answer);
  app.post("/lists/:list", answer);
  app.get("/lists/:list/players.csv", answer);
  app.route({ method: ["PUT", "DELETE"], url: "/lists/closed", handler: answer });
  app.get("/assets/*", answer);
  expect(methodsOf("/lists/standard-2026-11?page=2")).toEqual(["GET", "POST"]);
  expect(methodsOf("/lists/closed")).toEqual(["DELETE", "GET", "POST", "PUT"]);
  expect(methodsOf("/assets/deep/down.js")).toEqual(["GET"]);
  expect(methodsOf("/lists/a/playersXcsv")).toEqual([]);
  expect(methodsOf("/lists/a/b")).toEqual([]);
  expect(methodsOf("/lists")).toEqual([]);
});
