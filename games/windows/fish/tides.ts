/** The tides that the house has revealed, and whether they match the hashes published before them. F01 */
import type { FishTide } from '@foyer/contract/play/fish.ts';
import type { FishModel } from '../../engines/fish/species.ts';
import { commitmentOf } from '../../fair/draw.ts';
import { tideOf } from '../../fair/fishRound.ts';
import type { Tide } from '../../fair/fishRound.ts';

export interface Tides {
  /** The tides whose fish may be in the room: the current one and the one before. */
  readonly all: readonly Tide[];
  readonly seed: string;
  readonly next: string;
  readonly check: 'waits' | 'holds' | 'fails';
  take(revealed: readonly FishTide[], nextCommitment: string): void;
}

export function createTides(model: FishModel): Tides {
  const known = new Map<number, Tide>();
  let [seed, next, latest] = ['', '', 0];
  let check: Tides['check'] = 'waits';
  return {
    get all() {
      return [...known.values()];
    },
    get seed() {
      return seed;
    },
    get next() {
      return next;
    },
    get check() {
      return check;
    },
    take(revealed, nextCommitment) {
      for (const { tide, seed: given } of revealed) {
        if (known.has(tide)) continue;
        if (tide === latest + 1 && next !== '' && check !== 'fails')
          check = commitmentOf(given) === next ? 'holds' : 'fails';
        known.set(tide, tideOf(model, given, tide));
        if (tide > latest) [latest, seed] = [tide, given];
      }
      next = nextCommitment;
      for (const tide of known.keys()) if (tide < latest - 1) known.delete(tide);
    },
  };
}
