/** Delays live events about money while an animation, such as a turning wheel, has yet to show the result. */
let holders = 0;
let released: (() => void)[] = [];

/** Holds events about money until the returned function is called. */
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
