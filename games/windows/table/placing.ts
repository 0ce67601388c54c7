/** Laying chips, and sending the slip that stakes them. */
import * as calls from '@foyer/contract/play/table.ts';
import type { Chip } from '@foyer/contract/play/table.ts';
import { roundLimitSatang } from '../../engines/table/table.ts';
import { spotOf } from '../../engines/table/tables.ts';
import { askUntilAnswered, isSessionOver } from '../frame/api.ts';
import type { Answer } from '../frame/api.ts';
import { baht } from '../frame/money.ts';
import { chipsIn } from './bets.ts';
import { merged, refusal } from './draft.ts';
import type { Refused } from './draft.ts';
import { drawBets, isLocked } from './live.ts';
import type { LiveTable } from './live.ts';
import { spotName } from './names.ts';
import { pendingSlips } from './pendingSlip.ts';
import type { Slip } from './pendingSlip.ts';
import { refresh } from './reading.ts';

/** Lays chips, which are not staked before `place`. Shows the limit if they are not allowed. */
export function lay(live: LiveTable, chips: readonly Chip[]): void {
  const { room, bets, setting } = live;
  if (isLocked(live) || bets.isSending) return;
  const fault = refusal(merged([...bets.draft(), ...chips]), {
    code: setting.game.code,
    staked: chipsIn(bets.own),
    balanceSatang: live.state.purse.balanceSatang,
  });
  if (fault === undefined) {
    bets.lay(chips);
    room.notice('');
    room.sound.chip();
  } else room.notice(faultText(live, fault, chips));
  drawBets(live);
}

function faultText({ setting, state }: LiveTable, fault: Refused, chips: readonly Chip[]): string {
  const { game, words } = setting;
  if (fault.why === 'balance') return words('poor', { balance: baht(state.purse.balanceSatang) });
  if (fault.why === 'round') return words('overRound', { limit: baht(roundLimitSatang) });
  const spot = spotOf(game.code, chips[0]?.spot ?? '');
  return words('overLimit', {
    spot: spot ? spotName(words, game.code, spot) : '',
    limit: baht(fault.limitSatang),
  });
}

export async function place(live: LiveTable): Promise<void> {
  const chips = live.bets.draft();
  if (chips.length === 0 || isLocked(live) || live.bets.isSending) return;
  await send(live, { requestId: crypto.randomUUID(), roundNo: live.times.roundNo, slip: calls.slipOf(chips) });
}

/** Retries the same slip until the house has replied. L04, L06 */
export async function send(live: LiveTable, slip: Slip): Promise<void> {
  const { room, bets } = live;
  const { words, lang } = live.setting;
  const { sessionId } = live.setting.state;
  bets.isSending = true;
  drawBets(live);
  pendingSlips.keep(sessionId, slip);
  const answer = await askUntilAnswered(calls.placeChips, { sessionId, ...slip }, lang, () =>
    room.notice(words('lost')),
  );
  pendingSlips.drop(sessionId);
  bets.isSending = false;
  bets.clear();
  if (answer.kind === 'refused') return refused(live, answer, slip);
  const { bet, purse } = answer.data;
  room.notice(words('placed', { amount: baht(bet.stakeSatang) }), 'good');
  room.sound.placed();
  live.state = { ...live.state, purse };
  room.hud.showPurse(purse);
  if (bet.roundNo === live.times.roundNo) bets.add(bet);
  drawBets(live);
}

async function refused(
  live: LiveTable,
  { name, message }: Extract<Answer<unknown>, { kind: 'refused' }>,
  slip: Slip,
): Promise<void> {
  const { room, taken } = live;
  if (isSessionOver(name)) return room.ended(message);
  await refresh(live);
  // The slip arrived after the close, so its chips were not staked.
  if (name === 'BETS_CLOSED') taken.take(calls.chipsOf(slip.slip));
  room.notice(`${message} ${taken.words()}`.trim());
}
