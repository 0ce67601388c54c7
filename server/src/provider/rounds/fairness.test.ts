import { createHash } from 'node:crypto';
import { models } from '@foyer/games/engines/slotTitles.ts';
import { replay } from '@foyer/games/fair/testing/independentSlot.ts';
import { slotRound } from '@foyer/games/fair/slotRound.ts';
import { expect, it } from 'vitest';
import { timeLimit } from '../../db/testing/timeFactor.ts';

const serverSeed = createHash('sha256').update('a hundred thousand nights').digest('hex');

it.each(models.map((model) => [model.code, model] as const))(
  'draws 8,000 rounds of %s, more than 100,000 in all, and two verifiers agree on each. F03',
  { timeout: timeLimit(120_000) },
  (_, model) => {
    let differences = 0;
    for (let nonce = 0; nonce < 8_000; nonce += 1) {
      const clientSeed = `player-${nonce % 11}`;
      const first = slotRound(model, { serverSeed, clientSeed, nonce });
      const second = replay(model, serverSeed, clientSeed, nonce);
      const stops = first.spins.map((spin) => spin.stops).join('|');
      if (first.win !== second.win || stops !== second.stops.join('|')) differences += 1;
    }
    expect(differences).toBe(0);
  },
);
