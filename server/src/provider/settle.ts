/**
 * The money of a round. Real play moves the platform's game account: a round without free spins in one movement, stake
 * before prize, so that nobody plays with what he has not won yet; one with free spins in two, the prize after the last.
 * Every step can be repeated: keys come from the round, and rows move on only from where they stood. L04, L08, M08
 */
import { defaultLang } from '@foyer/contract/form.ts';
import { platformByCode } from '../platforms/platforms.ts';
import type { Platform } from '../platforms/platforms.ts';
import { InsufficientFunds, titles } from '../ledger/accounts.ts';
import type { Leg, Movement } from '../ledger/accounts.ts';
import type { House } from '../http/context.ts';
import { addToSession, moveCredit, moveRound, readRound } from './roundStore.ts';
import type { RoundRow } from './roundStore.ts';

export const isTrial = (owner: string): boolean => owner.startsWith('trial:');

async function platformOf(house: House, platformCode: string): Promise<Platform> {
  const platform = await platformByCode(house, platformCode, defaultLang);
  if (platform === undefined) throw new Error(`no platform ${platformCode}`);
  return platform;
}

interface Moved {
  readonly stakeSatang: number;
  readonly winSatang: number;
  /** Of the stake, on to the jackpot's account. M02 */
  readonly jackpotSatang: number;
}

function legsOf({ account, platformKey }: Platform, { stakeSatang, winSatang, jackpotSatang }: Moved): Leg[] {
  const bank = `house:games:${platformKey}` as const;
  const legs: Leg[] = [
    { account, amountSatang: -stakeSatang },
    { account: bank, amountSatang: stakeSatang - jackpotSatang },
    { account: 'house:jackpot', amountSatang: jackpotSatang },
    { account: bank, amountSatang: -winSatang },
    { account, amountSatang: winSatang },
  ];
  return legs.filter(({ amountSatang }) => amountSatang !== 0);
}

function movementOf(round: RoundRow, part: 'stake' | 'prize', legs: readonly Leg[], paidSatang: number): Movement {
  return {
    playerId: round.owner,
    key: `play:${round.round_id}:${part}`,
    title: titles[part],
    legs,
    reference: round.round_id,
    bet: {
      betOrderNo: round.round_id,
      platformCode: round.platform_code,
      gameType: 1,
      gameId: round.game_id,
      roundId: round.round_id,
      stakeSatang: round.stake_satang,
      winSatang: paidSatang,
      isSettled: part === 'prize' || round.spin_count === 1,
    },
  };
}

/** Takes the stake of an opening round, with its prize where no free spins follow. False: the money was not there. */
export async function settleOpening(house: House, round: RoundRow): Promise<boolean> {
  const isDecided = round.spin_count === 1;
  const paid = isDecided ? round.win_satang : 0;
  const platform = await platformOf(house, round.platform_code);
  const legs = legsOf(platform, {
    stakeSatang: round.stake_satang,
    winSatang: paid,
    jackpotSatang: round.jackpot_satang,
  });
  try {
    const posted = await house.ledger.post(movementOf(round, 'stake', legs, paid));
    const after = posted.balances[platform.account] ?? 0;
    await house.db.transaction().execute(async (db) => {
      const isMine = await moveRound(db, round, {
        state: isDecided ? 'settled' : 'playing',
        balance_before_satang: after + round.stake_satang - paid,
        balance_after_satang: after,
        settled_ms: isDecided ? house.now() : null,
      });
      if (isMine) await addToSession(db, round.session_id, round.stake_satang, paid);
    });
    return true;
  } catch (error) {
    if (!(error instanceof InsufficientFunds)) throw error;
    await moveRound(house.db, round, { state: 'refused' });
    return false;
  }
}

/** Pays a round whose last free spin has been played. */
export async function settleClosing(house: House, round: RoundRow): Promise<void> {
  if (isTrial(round.owner)) return settleTrialClosing(house, round);
  const platform = await platformOf(house, round.platform_code);
  const legs = legsOf(platform, { stakeSatang: 0, winSatang: round.win_satang, jackpotSatang: 0 });
  const posted = await house.ledger.post(movementOf(round, 'prize', legs, round.win_satang));
  await house.db.transaction().execute(async (db) => {
    const isMine = await moveRound(db, round, {
      state: 'settled',
      balance_after_satang: posted.balances[platform.account] ?? 0,
      settled_ms: house.now(),
    });
    if (isMine) await addToSession(db, round.session_id, 0, round.win_satang);
  });
}

/** Trial credit stands in the session's row, so one transaction holds it all. M10 */
async function settleTrialClosing(house: House, round: RoundRow): Promise<void> {
  await house.db.transaction().execute(async (db) => {
    const isMine = await moveRound(db, round, { state: 'settled', settled_ms: house.now() });
    if (!isMine) return;
    const after = await moveCredit(db, round.session_id, 0, round.win_satang);
    const settled = await readRound(db, round.owner, round.round_id);
    if (settled) await moveRound(db, settled, { balance_after_satang: after ?? 0 });
    await addToSession(db, round.session_id, 0, round.win_satang);
  });
}

/** Brings a round that a dead process left between two steps to its next resting place. */
export async function resume(house: House, round: RoundRow): Promise<void> {
  if (round.state === 'opening') await settleOpening(house, round);
  if (round.state === 'closing') await settleClosing(house, round);
}
