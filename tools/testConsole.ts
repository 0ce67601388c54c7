/**
 * Set-up of every Vitest project.
 *
 * An unexpected console error or warning fails the test, since React reports misuse only there. A test that provokes
 * one mocks the method: `vi.spyOn(console, 'error').mockReturnValue()`.
 *
 * A failed test prints the warnings and errors that its houses logged, because a 500 alone does not explain a failure.
 */
import { format } from 'node:util';
import { afterEach, beforeEach, expect } from 'vitest';

const methods = ['error', 'warn'] as const;
const printed: string[] = [];
const originals = methods.map((method) => console[method]);

const houseLogs = Symbol.for('foyer.houseLogs');
/** Log lines of each house that a test of this process has opened; `openTestHouse` adds them. */
const logs = (): readonly (readonly string[])[] => (Reflect.get(globalThis, houseLogs) ?? []) as string[][];
/** pino's level of warnings; errors are above. */
const warningLevel = 40;

beforeEach(({ onTestFailed }) => {
  printed.length = 0;
  const before = new Map(logs().map((lines) => [lines, lines.length]));
  onTestFailed(({ task }) => {
    const lines = logs().flatMap((log) => log.slice(before.get(log) ?? 0));
    const errors = lines.filter((line) => (JSON.parse(line) as { level: number }).level >= warningLevel);
    if (errors.length > 0) process.stderr.write(`${task.name}: the house logged\n${errors.slice(-5).join('')}\n`);
  });
  for (const method of methods) {
    console[method] = (...words: unknown[]) => void printed.push(`${method}: ${format(...words)}`);
  }
});
afterEach(() => {
  for (const [index, method] of methods.entries()) {
    const original = originals[index];
    if (original) console[method] = original;
  }
  expect(printed, 'what the console printed').toEqual([]);
});
