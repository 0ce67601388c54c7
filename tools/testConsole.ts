/**
 * Set-up of every Vitest project: a console error or warning that the test did not expect fails it. React reports misuse
 * only there. A test that provokes one stands in for the method: `vi.spyOn(console, 'error').mockReturnValue()`.
 */
import { format } from 'node:util';
import { afterEach, beforeEach, expect } from 'vitest';

const methods = ['error', 'warn'] as const;
const said: string[] = [];
const originals = methods.map((method) => console[method]);

beforeEach(() => {
  said.length = 0;
  for (const method of methods) {
    console[method] = (...words: unknown[]) => void said.push(`${method}: ${format(...words)}`);
  }
});
afterEach(() => {
  for (const [index, method] of methods.entries()) {
    const original = originals[index];
    if (original) console[method] = original;
  }
  expect(said, 'what the console said').toEqual([]);
});
