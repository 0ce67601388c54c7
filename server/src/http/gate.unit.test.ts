import { expect, it } from 'vitest';
import { Gate } from './gate.ts';

const never = () => undefined;

/** Records the replies of the gate in order. */
function askers(gate: Gate) {
  const heard: string[] = [];
  const goers: (() => void)[] = [];
  return {
    heard,
    goers,
    enter: (name: string) =>
      gate.enter(
        (left) => goers.push(left),
        (answer) => heard.push(`${name} ${answer}`),
      ),
  };
}

it('admits as many callers as there are places, queues a few, and rejects all others at once', () => {
  const gate = new Gate('money', { atWork: 1, inLine: 1, waitMs: 60_000 });
  const { heard, enter } = askers(gate);
  for (const name of ['first', 'second', 'third']) enter(name);
  expect(heard).toEqual(['first in', 'third busy']);
  expect(gate.state).toEqual({ kind: 'money', atWork: 1, inLine: 1, turnedAway: 1, givenUp: 0 });
  gate.leave();
  expect(heard.at(-1)).toBe('second in');
  gate.leave();
  expect(gate.state).toMatchObject({ atWork: 0, inLine: 0 });
});

it('drops disconnected callers from the queue: the place goes to the next', () => {
  const gate = new Gate('money', { atWork: 1, inLine: 5, waitMs: 60_000 });
  const { heard, goers, enter } = askers(gate);
  for (const name of ['first', 'gone', 'next']) enter(name);
  goers[0]?.();
  gate.leave();
  expect(heard).toEqual(['first in', 'gone gone', 'next in']);
  expect(gate.state).toMatchObject({ atWork: 1, givenUp: 1 });
});

it('rejects callers who have waited too long', async () => {
  const gate = new Gate('reads', { atWork: 1, inLine: 5, waitMs: 1 });
  gate.enter(never, never);
  expect(await new Promise((respond) => gate.enter(never, respond))).toBe('busy');
  expect(gate.state).toMatchObject({ atWork: 1, inLine: 0, turnedAway: 1 });
});
