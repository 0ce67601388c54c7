/** Views for the poker room's windows, without cards that the player may not see. */
import { createHash } from 'node:crypto';
import type { EventRound, HoldemRound, PokerState } from '@foyer/contract/play/poker.ts';
import { holdemDeal } from '@foyer/games/engines/poker/holdem/rules.ts';
import { visibleHand } from '@foyer/games/engines/poker/holdem/view.ts';
import { pokerRulesOf } from '@foyer/games/engines/poker/pokerGames.ts';
import { buyInOf, isEventRules } from '@foyer/games/engines/poker/sitAndGo/structure.ts';
import { visibleEvent } from '@foyer/games/engines/poker/sitAndGo/view.ts';
import { pokerDraw } from '@foyer/games/fair/pokerRound.ts';
import type { House } from '../../house.ts';
import { seatOf } from '../rounds/roundStore.ts';
import { seedOf } from '../seeds/seeds.ts';
import type { RoundRow } from '../rounds/roundStore.ts';
import { known, roundHeadView, roundsAsked, standingRounds, stateHeadView } from '../rounds/roundViews.ts';
import type { PlaySession } from '../session/sessions.ts';
import { bonusOf, eventOf, movesOf } from './family.ts';

/** A hand as far as its player may see it. */
export async function holdemView(house: House, row: RoundRow): Promise<HoldemRound> {
  const seed = await seedOf(house, row.owner, row.seed_id);
  const bonusSatang = bonusOf(row.choice);
  const bet = { anteSatang: row.stake_satang - bonusSatang, bonusSatang };
  const [what] = row.is_over ? movesOf(row.progress) : [];
  const decided = what === undefined ? undefined : what === 'call' ? 'call' : 'fold';
  return {
    ...visibleHand(holdemDeal(pokerDraw(seatOf(row, seed).seeds)), bet, decided),
    ...roundHeadView(row, seed),
    stakeSatang: row.held_satang,
  };
}

/**
 * The event with all its hands (`whole`), those played since the player's last move (`new`), or none of them (`none`).
 */
export async function eventView(house: House, row: RoundRow, hands: 'whole' | 'new' | 'none'): Promise<EventRound> {
  const bought = buyInOf(row.stake_satang);
  if (!isEventRules(row.rules) || bought === undefined) throw new Error(`round ${row.round_id} is no event`);
  const seed = await seedOf(house, row.owner, row.seed_id);
  return {
    ...visibleEvent(eventOf(seatOf(row, seed), movesOf(row.progress)), hands),
    ...roundHeadView(row, seed),
    ...bought,
    stakeSatang: row.held_satang,
    winSatang: row.win_satang,
  };
}

const shownRow = async (house: House, row: RoundRow) =>
  isEventRules(row.rules)
    ? { holdem: undefined, event: await eventView(house, row, 'new') }
    : { holdem: await holdemView(house, row), event: undefined };

/** A number from 0 to 255. The hash spreads consecutive ids and does not reveal the id. */
const faceOf = (owner: string): number => createHash('sha256').update(owner).digest().readUInt8();

/** Returns all state that a window needs after a reload. Refuses: UNKNOWN_GAME. M08 */
export async function stateView(house: House, session: PlaySession): Promise<PokerState> {
  const rules = known(pokerRulesOf(session.game_id));
  const { openRound, lastRound } = await standingRounds(house, session, (row) => shownRow(house, row));
  const shown = openRound ?? lastRound ?? { holdem: undefined, event: undefined };
  return { ...(await stateHeadView(house, session)), ...shown, rules, face: faceOf(session.owner) };
}

/** The last rounds of this game, or one of them with all that a replay needs. M07 */
export async function historyView(house: House, session: PlaySession, roundId: string) {
  const rows = await roundsAsked(house, session, roundId);
  const events = rows.filter(({ rules }) => isEventRules(rules));
  const rest = rows.filter(({ rules }) => !isEventRules(rules));
  return {
    holdem: await Promise.all(rest.map((row) => holdemView(house, row))),
    events: await Promise.all(events.map((row) => eventView(house, row, roundId === '' ? 'none' : 'whole'))),
  };
}
