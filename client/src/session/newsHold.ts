/** What shows a movement of money in its own time, a wheel that turns, keeps the page from telling it before. */
let holders = 0;
let released: (() => void)[] = [];

/** Keeps news of money back until the returned function is called. */
export function holdNews(): () => void {
  holders += 1;
  return () => {
    holders -= 1;
    if (holders > 0) return;
    for (const goOn of released) goOn();
    released = [];
  };
}

/** Resolves when no holder is left. */
export const newsReleased = (): Promise<void> =>
  holders === 0 ? Promise.resolve() : new Promise((done) => released.push(done));
