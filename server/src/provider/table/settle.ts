/**
 * Deals and settles rounds. All steps are idempotent: several processes may settle the same round, and another one
 * continues after a crash. Bets placed in time are settled by the chain, however late. M08
 */
import { chipsOf } from '@foyer/contract/play/table.ts';
import { roundTimes } from '@foyer/contract/play/tableClock.ts';
import { coveredSatang } from '@foyer/games/engines/table/covered.ts';
import { spotOf, tableOf } from '@foyer/games/engines/table/tables.ts';
import type { TableGame } from '@foyer/games/engines/table/table.ts';
import type { House } from '../../house.ts';
import { eachTried } from '../../jobs/eachTried.ts';
import { payDecided } from '../../ledger/settlement.ts';
import { inStep } from '../../ledger/steps.ts';
import { coveredShares, writeUncounted } from '../../ledger/uncountedStake.ts';
import type { UncountedStake } from '../../ledger/uncountedStake.ts';
import { isTrial } from '../session/trial.ts';
import { gameAccounts } from '../gameAccounts.ts';
import { payBet } from './betting.ts';
import { chainsOf, dealt, isBound } from './chains.ts';
import { prizeMovement } from './money.ts';
import { openingBets, readPage, writeJudged } from './betStore.ts';
import type { Judged, TableBetRow } from './betStore.ts';
import { finishRoundRow, lockRoundRow, readRoundRow, stepOf, unsettledRounds, writeDealt } from './roundStore.ts';
import type { TableRoundRow } from './roundStore.ts';
import { returnVoided, voidTableRound } from './void.ts';

/** Deals a due round once and returns its row. Returns undefined if the table has no chain for it. */
export async function dealRound(house: House, gameId: string, index: number): Promise<TableRoundRow | undefined> {
  const times = roundTimes(gameId, index);
  const game = tableOf(gameId);
  if (game === undefined || house.now() < times.dealMs) return undefined;
  const result = dealt({ house, game, gameId, chains: await chainsOf(house, gameId, index) }, index);
  return result && writeDealt(house.db, gameId, times, result);
}

/** Pays or closes every bet of a dealt round, or returns the stakes of a voided one. */
export async function settleRound(house: House, round: TableRoundRow): Promise<void> {
  if (round.settled_ms !== null) return;
  for (const bet of await openingBets(house.db, round)) await payBet(house, bet);
  if (round.state === 'void') return returnVoided(house, round);
  const game = tableOf(round.game_id);
  if (game === undefined) throw new Error(`no table ${round.game_id}`);
  while (await settlePage(house, game, round));
  await finishRoundRow(house.db, round, house.now());
}

/** Settles one page of bets in an exclusive step. Returns false if none is left or the round was voided. */
async function settlePage(house: House, game: TableGame, round: TableRoundRow): Promise<boolean> {
  return inStep(house, stepOf(round), async (step) => {
    const now = await readRoundRow(house.db, round);
    if (now?.state !== 'drawn' || now.numbers === null) return false;
    const { numbers } = now;
    const bets = await readPage(house.db, round, ['placed']);
    if (bets.length === 0) return false;
    const judged = bets.map((bet) => ({ bet, prizeSatang: prizeOf(game, numbers, bet) }));
    const real = judged.filter(({ bet }) => !isTrial(bet.owner));
    // Before the bets are paid, so that a covered stake clears no lock meanwhile.
    await writeUncounted(
      house.db,
      opposingStakes(
        game,
        real.map(({ bet }) => bet),
      ),
    );
    await pay(house, real);
    return house.db.transaction().execute(async (db) => {
      await step.finish(db);
      // Voided meanwhile: `returnVoided` finds the prizes just paid in the ledger and takes them back.
      if ((await lockRoundRow(db, round))?.state !== 'drawn') return false;
      await writeJudged(db, judged, house.now());
      return true;
    });
  });
}

/** The stakes of each player that cover each other in this round. L09, ADR 450 */
function opposingStakes(game: TableGame, bets: readonly TableBetRow[]): UncountedStake[] {
  return [...Map.groupBy(bets, ({ owner }) => owner).values()].flatMap((own) => {
    const chips = own
      .flatMap(({ slip }) => chipsOf(slip))
      .flatMap(({ spot, satang }) => {
        const found = spotOf(game.code, spot);
        return found === undefined ? [] : [{ spot: found, satang }];
      });
    if (new Set(chips.map(({ spot }) => spot.id)).size < 2) return [];
    const shares = coveredShares(
      coveredSatang(game, chips),
      own.map((bet) => bet.stake_satang),
    );
    return own.map((bet, at) => ({
      playerId: bet.owner,
      betOrderNo: bet.order_no,
      satang: shares[at] ?? 0,
      reason: 'opposing' as const,
    }));
  });
}

/** The prize of a bet in satang, returned stakes included. */
function prizeOf(game: TableGame, numbers: readonly number[], { slip }: TableBetRow): number {
  return chipsOf(slip).reduce((sum, { spot, satang }) => {
    const found = spotOf(game.code, spot);
    return found === undefined ? sum : sum + (satang * game.returned(numbers, found)) / 100;
  }, 0);
}

async function pay(house: House, judged: readonly Judged[]): Promise<void> {
  const [first] = judged;
  if (first === undefined) return;
  const accounts = await gameAccounts(house, first.bet.platform_code);
  const players = Map.groupBy(judged, ({ bet }) => bet.owner);
  const prizes = [...players.values()].flatMap((own) => prizeMovement(accounts, own) ?? []);
  const winners = new Set(prizes.map(({ playerId }) => playerId));
  const lost = judged.filter(({ bet }) => !winners.has(bet.owner));
  await payDecided(
    house,
    prizes,
    lost.map(({ bet }) => ({ playerId: bet.owner, betOrderNo: bet.order_no })),
  );
}

/** Longer than the last claims before the close take. */
const graceMs = 2_000;

/** Deals and settles all rounds that are due, also those that dead processes have left. Returns how many it settled. */
export async function settleDue(house: House): Promise<number> {
  let settled = 0;
  await eachTried(await unsettledRounds(house.db, house.now() - graceMs), async (round) => {
    const { game_id, round_index } = round;
    const dealtRow = round.state === 'open' ? await dealRound(house, game_id, round_index) : round;
    if (dealtRow === undefined) {
      // Without a chain no result was committed to, so there is none. The next call returns the stakes. F01, L02
      if (!(await isBound(house, game_id, round_index)))
        await voidTableRound(house, game_id, roundTimes(game_id, round_index).roundNo, 'no chain');
      return;
    }
    await settleRound(house, dealtRow);
    settled += 1;
  });
  return settled;
}
