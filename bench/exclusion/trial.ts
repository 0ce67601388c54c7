/**
 * A player with five tabs on each of two devices excludes themselves from one of them while stakes and
 * deposits of every family are under way. After the acknowledgement nothing may be accepted from any tab. M17
 */
import { setTimeout as pause } from 'node:timers/promises';
import { livePath } from '@foyer/contract/live.ts';
import { stopPlay } from '@foyer/contract/protection/limits.ts';
import { applyWithdraw } from '@foyer/contract/wallet/withdrawal.ts';
import type { Database } from '@foyer/house/db/open.ts';
import { titles } from '@foyer/house/ledger/accounts.ts';
import type { Device, Heard } from './device.ts';
import type { Way } from './stakes.ts';

export const withdrawPassword = 'open77';

export interface Player {
  readonly playerId: string;
  readonly bankCardId: string;
  readonly devices: readonly [Device, Device];
  readonly ways: readonly Way[];
}

/** How often a stake of this way was accepted or refused, before and after the acknowledgement. */
export interface WayTally {
  accepted: number;
  refused: number;
  acceptedAfter: number;
  /** Refused after the acknowledgement because play is stopped; the others had another reason as well. */
  stoppedAfter: number;
  otherAfter: number;
}

export interface Report {
  trials: number;
  readonly ways: Map<string, WayTally>;
  /** Stakes and deposits that the ledger posted after the acknowledgement. */
  postedAfter: number;
  /** Milliseconds from the acknowledgement to the news of the stop on a device, and to the end of a window's stream. */
  readonly newsMs: number[];
  readonly streamMs: number[];
  /** Everything that a player sees of the stop should arrive within this time of the acknowledgement. */
  readonly patienceMs: number;
  /** Devices without the news, or streams that were still open, after that time. */
  late: number;
  failedWithdrawals: number;
}

export const emptyReport = (patienceMs = 1_000): Report => ({
  patienceMs,
  trials: 0,
  ways: new Map(),
  postedAfter: 0,
  newsMs: [],
  streamMs: [],
  late: 0,
  failedWithdrawals: 0,
});

/** The stakes are sent at random within the first of these times, the exclusion within the second. */
const spreadMs = 60;
const longestMs = 240;

/** Longer than a table takes no bets. */
const longestControlMs = 60_000;

function tallyOf({ ways }: Report, name: string): WayTally {
  const tally = ways.get(name) ?? { accepted: 0, refused: 0, acceptedAfter: 0, stoppedAfter: 0, otherAfter: 0 };
  ways.set(name, tally);
  return tally;
}

const triesEveryMs = 250;

/**
 * Sends each way's stake until it is accepted once, for a player who is not excluded. Without that, refusals would prove
 * nothing: on a slow machine a match may have begun, or a table have closed, before the trials come to it.
 */
export async function acceptEach({ ways }: Player, report: Report): Promise<void> {
  for (const way of ways) {
    const untilMs = performance.now() + longestControlMs;
    while ((await way.send()) !== 'OK') {
      if (performance.now() > untilMs) return;
      await pause(triesEveryMs);
    }
    tallyOf(report, way.name).accepted += 1;
  }
}

/** Runs one trial and lifts the stop afterwards, so that the player can be used again. */
export async function runTrial(
  { db }: Database,
  player: Player,
  { report, chance }: { readonly report: Report; readonly chance: () => number },
): Promise<void> {
  const { playerId, devices, ways } = player;
  const news = await Promise.all(devices.map((device) => device.listen(livePath)));
  const streams = await Promise.all(ways.flatMap(({ device, stream }) => (stream ? [device.listen(stream)] : [])));
  // Half of the ways race with the exclusion. The others are tried afterwards for the first time, when no minimum
  // cycle could refuse them.
  const racing = ways.filter(() => chance() < 0.5);
  const inFlight = racing.map(async (way) => {
    await pause(chance() * spreadMs);
    const outcome = await way.send();
    const tally = tallyOf(report, way.name);
    if (outcome === 'OK') tally.accepted += 1;
    else tally.refused += 1;
  });
  await pause(chance() * longestMs);
  const device = devices[chance() < 0.5 ? 0 : 1];
  const { outcome } = await device.call(stopPlay, { kind: 'exclusion', days: chance() < 0.5 ? '183' : 'ever' });
  if (outcome !== 'OK') throw new Error(`the exclusion was not acknowledged: ${outcome}`);
  const ackMs = performance.now();
  const after = ways.map((way) => way.send());
  const seq = await seqOf(db, playerId);
  for (const [index, ended] of (await Promise.all(after)).entries()) {
    const tally = tallyOf(report, ways[index]?.name ?? '');
    if (ended === 'OK') tally.acceptedAfter += 1;
    else if (ended === 'PLAY_STOPPED') tally.stoppedAfter += 1;
    else tally.otherAfter += 1;
  }
  await Promise.all(inFlight);
  report.postedAfter += await postedAfter(db, playerId, seq);
  await heardBy(report, ackMs, { news, streams });
  const asked = { bankCardId: player.bankCardId, amountSatang: 100_00, withdrawPassword };
  const withdrawal = await device.call(applyWithdraw, { method: 'bank', chain: '', address: '', ...asked });
  if (withdrawal.outcome !== 'OK') report.failedWithdrawals += 1;
  for (const heard of [...news, ...streams]) heard.close();
  await db.updateTable('wallet').set({ stopped_until_ms: 0 }).where('player_id', '=', playerId).execute();
  report.trials += 1;
}

async function heardBy(
  report: Report,
  ackMs: number,
  { news, streams }: { readonly news: readonly Heard[]; readonly streams: readonly Heard[] },
): Promise<void> {
  const isComplete = () =>
    news.every(({ stopMs }) => stopMs !== undefined) && streams.every(({ endMs }) => endMs !== undefined);
  while (!isComplete() && performance.now() < ackMs + report.patienceMs) await pause(5);
  const late = [...news.map(({ stopMs }) => stopMs), ...streams.map(({ endMs }) => endMs)];
  report.late += late.filter((ms) => ms === undefined).length;
  for (const { stopMs } of news) if (stopMs !== undefined) report.newsMs.push(Math.max(0, stopMs - ackMs));
  for (const { endMs } of streams) if (endMs !== undefined) report.streamMs.push(Math.max(0, endMs - ackMs));
}

async function seqOf(db: Database['db'], playerId: string): Promise<number> {
  const { seq } = await db
    .selectFrom('wallet')
    .select('seq')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return seq;
}

const towardsPlay = [titles.stake, titles.chaseHold, titles.transferIn, titles.deposit];

async function postedAfter(db: Database['db'], playerId: string, seq: number): Promise<number> {
  const rows = await db
    .selectFrom('movement')
    .select('seq')
    .where('player_id', '=', playerId)
    .where('seq', '>', seq)
    .where('title', 'in', towardsPlay)
    .execute();
  return rows.length;
}

/** Describes what is wrong with a report; empty if every trial kept its promise. */
export function failuresOf({ ways, postedAfter: posted, patienceMs, late, failedWithdrawals }: Report): string[] {
  const accepted = [...ways].flatMap(([name, { acceptedAfter }]) =>
    acceptedAfter > 0 ? [`${acceptedAfter} of ${name} accepted after the acknowledgement`] : [],
  );
  // A way that is never accepted, or never reaches the guard, would prove nothing.
  const blind = [...ways].flatMap(([name, tally]) =>
    tally.accepted === 0 || tally.stoppedAfter === 0 ? [`${name} was never accepted, or never met the stop`] : [],
  );
  return [
    ...accepted,
    ...blind,
    ...(posted > 0 ? [`${posted} posted after the acknowledgement`] : []),
    ...(late > 0 ? [`${late} streams not told within ${patienceMs} ms`] : []),
    ...(failedWithdrawals > 0 ? [`${failedWithdrawals} withdrawals refused`] : []),
  ];
}
