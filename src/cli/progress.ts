import type { World } from "./world.ts";

export interface ProgressBar {
  /** Sets progress; also the total, where it is known only now. */
  readonly to: (done: number, total?: number) => void;
  /** Starts a new step at zero. */
  readonly step: (what: string) => void;
  /** Removes the bar, so that the next output starts on a clean line. */
  readonly end: () => void;
}

const WIDTH = 30;
/** Least milliseconds between drawings, to keep drawing cheap. */
const EVERY = 100;

/** A bar on a terminal for work that takes a while; elsewhere nothing is drawn. */
export function progressBar({ draw }: Pick<World, "draw">, expected = 0): ProgressBar {
  if (draw === null) return { to: () => undefined, step: () => undefined, end: () => undefined };
  let [what, total, last, drawn] = ["", expected, 0, 0];
  const show = (done: number): void => {
    const share = total > 0 ? Math.min(1, done / total) : 0;
    const full = Math.round(share * WIDTH);
    const bar =
      total > 0 ? `${"█".repeat(full)}${"░".repeat(WIDTH - full)} ${Math.floor(share * 100)} %` : String(done);
    const text = `${what === "" ? "" : `${what} `}${bar}`;
    draw(`\r${text}${" ".repeat(Math.max(0, drawn - text.length))}`);
    drawn = text.length;
  };
  return {
    to: (done, of) => {
      total = of ?? total;
      if (performance.now() - last < EVERY && done < total) return;
      last = performance.now();
      show(done);
    },
    step: (next) => {
      [what, total] = [next, 0];
      show(0);
    },
    end: () => {
      if (drawn > 0) draw(`\r${" ".repeat(drawn)}\r`);
      drawn = 0;
    },
  };
}
