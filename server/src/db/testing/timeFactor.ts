/** How many times as long as usual tests may take. `npm run test:cluster` sets it: there a statement takes longer. */
const timeFactor = Number(process.env.TEST_TIME_FACTOR ?? 1);

/** A limit in milliseconds for what a test waits for. */
export const timeLimit = (ms: number): number => ms * timeFactor;
