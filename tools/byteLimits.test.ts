import { expect, it } from 'vitest';
import { byteLimits, scriptsOver } from './byteLimits.ts';

const { initialJs, ownJs } = byteLimits;

it('accepts scripts at their limits, and names what is one byte over', () => {
  expect(scriptsOver('/home', { initialJs, ownJs: 9 })).toEqual([]);
  expect(scriptsOver('/home', { initialJs: initialJs + 1, ownJs: 9 })).toEqual([
    `/home first script and its own: ${initialJs + 1} of ${initialJs} bytes`,
  ]);
  expect(scriptsOver('/slots', { initialJs: initialJs + ownJs, ownJs })).toEqual([]);
  expect(scriptsOver('/slots', { initialJs: initialJs + ownJs + 1, ownJs })).toEqual([
    `/slots first script: ${initialJs + 1} of ${initialJs} bytes`,
    `/slots first script and its own: ${initialJs + ownJs + 1} of ${initialJs + ownJs} bytes`,
  ]);
});
