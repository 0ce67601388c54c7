/** Marks of changed odds with their direction. */
import type { SportMarket } from '@foyer/contract/play/sport.ts';
import { keyOf } from '../slip/slip.ts';

export type Move = 'up' | 'down';

/** How long a change is marked: long enough to be read, without blinking. */
const markMs = 8_000;

export interface Moves {
  /** Compares the odds on the screen with new ones. */
  see(matchId: string, before: readonly SportMarket[], after: readonly SportMarket[], nowMs: number): void;
  of(key: string, nowMs: number): Move | undefined;
}

export function createMoves(): Moves {
  const marks = new Map<string, { readonly move: Move; readonly untilMs: number }>();
  return {
    see(matchId, before, after, nowMs) {
      for (const [key, { untilMs }] of marks) if (untilMs <= nowMs) marks.delete(key);
      const old = new Map(before.map((market) => [`${market.kind}:${market.param}`, market]));
      for (const { kind, param, picks } of after) {
        const known = old.get(`${kind}:${param}`)?.picks ?? [];
        for (const { pick, odds } of picks) {
          const was = known.find((each) => each.pick === pick)?.odds;
          if (was === undefined || was === odds) continue;
          const move = odds > was ? 'up' : 'down';
          marks.set(keyOf({ matchId, kind, param, pick }), { move, untilMs: nowMs + markMs });
        }
      }
    },
    of(key, nowMs) {
      const mark = marks.get(key);
      return mark !== undefined && mark.untilMs > nowMs ? mark.move : undefined;
    },
  };
}
