/** One bet as its player's record shows it, from the same sources. */
import type { RoundProof, SportTicket, TableTicket } from '@foyer/contract/bets/history.ts';
import { betDetail } from '@foyer/contract/desk/bets.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import { lineCount } from '@foyer/games/engines/slot/rules.ts';
import { shownSpin } from '@foyer/games/engines/slot/shown.ts';
import { namesOf } from '../bets/records.ts';
import { readBet } from '../bets/store.ts';
import type { House } from '../house.ts';
import { DeskRefusal } from '../http/operator/deskRefusal.ts';
import { ticketOf } from '../lottery/records.ts';
import { proofOf } from '../provider/rounds/proof.ts';
import { readRound, seatOf } from '../provider/rounds/roundStore.ts';
import { seedOf } from '../provider/seeds/seeds.ts';
import { playedBy, shownOf } from '../provider/slot/family.ts';
import { sportTicketOf } from '../provider/sport/ticket.ts';
import { tableTicketOf } from '../provider/table/ticket.ts';
import { on } from './deskRoute.ts';
import type { DeskRoute } from './deskRoute.ts';

type Detail = ReplyOf<typeof betDetail>;

/** The spins of a machine, as far as the player has seen them. */
async function spinsOf(house: House, playerId: string, roundId: string) {
  const row = await readRound(house.db, playerId, roundId);
  if (row?.family !== 'slot') return [];
  const { spins } = playedBy(seatOf(row, await seedOf(house, playerId, row.seed_id)));
  return spins.slice(0, shownOf(row.progress)).map((spin) => ({
    reels: shownSpin(spin).reels,
    winSatang: (spin.win * row.stake_satang) / lineCount,
  }));
}

/** The verifier of the round's window. Without the house's seed it has nothing to play. */
function replayOf({ family, serverSeed, clientSeed, nonce, model, moves, choice }: RoundProof): string {
  if (serverSeed === '') return '';
  const verify = new URLSearchParams({
    verify: '',
    server: serverSeed,
    client: clientSeed,
    nonce: String(nonce),
    model,
    ...(moves.length > 0 && { moves: moves.join(' ') }),
    ...(choice !== '' && { choice }),
  });
  return `/play/${family}/?${verify}`;
}

async function roundOf(house: House, playerId: string, roundId: string, lang: Locale): Promise<Detail['round']> {
  const proof = await proofOf(house, playerId, roundId, lang);
  if (proof === undefined) return null;
  const { spinCount: _spinCount, choice: _choice, roundId: _roundId, ...shown } = proof;
  return { ...shown, spins: await spinsOf(house, playerId, roundId), replayPath: replayOf(proof) };
}

function tableOf(gameId: string, ticket: TableTicket | undefined): Detail['table'] {
  if (ticket === undefined) return null;
  const { code, roundNo, shown, chips, seed, position, anchor, salt } = ticket;
  const place = { verify: '', code, table: gameId, no: roundNo, seed, position: String(position), anchor, salt };
  return {
    code,
    roundNo,
    shown,
    chips: chips.map(({ spot, satang, backSatang }) => ({ spot, satang, backSatang })),
    seed,
    anchor,
    replayPath: seed === '' ? '' : `/play/table/?${new URLSearchParams(place)}`,
  };
}

const sportOf = (ticket: SportTicket | undefined): Detail['sport'] =>
  ticket === undefined
    ? null
    : {
        stateText: ticket.stateText,
        odds: ticket.odds,
        legs: ticket.legs.map((leg) => ({
          matchText: leg.matchText,
          leagueName: leg.leagueName,
          marketText: leg.marketText,
          pickText: leg.pickText,
          odds: leg.odds,
          stateText: leg.stateText,
          scoreText: leg.scoreText,
          startMs: leg.startTime,
          seed: leg.seed,
        })),
      };

const detail = on(betDetail, async ({ house, note, playerOf }, { account, betOrderNo, lang }) => {
  const { playerId, userAccount } = await playerOf(account);
  note({ subject: betOrderNo });
  const row = await readBet(house, playerId, betOrderNo, lang);
  if (row === undefined) throw new DeskRefusal('notFound');
  const [round, lottery, table, sport] = await Promise.all([
    roundOf(house, playerId, row.round_id, lang),
    ticketOf(house, playerId, betOrderNo, lang),
    tableTicketOf(house, playerId, betOrderNo),
    sportTicketOf(house, playerId, betOrderNo, lang),
  ]);
  return {
    account: userAccount,
    betOrderNo,
    platformCode: row.platform_code,
    gameType: row.game_type,
    gameId: row.game_id,
    ...namesOf(row, lang),
    roundId: row.round_id,
    isSettled: row.is_settled,
    isVoided: row.voided_ms !== null,
    stakeSatang: row.void_satang ?? row.stake_satang,
    winSatang: row.win_satang,
    isFree: row.is_free === true,
    jackpotSatang: row.jackpot_satang ?? 0,
    placedMs: row.placed_ms,
    settledMs: row.settled_ms ?? 0,
    round,
    lottery: lottery ?? null,
    table: tableOf(row.game_id, table),
    sport: sportOf(sport),
  };
});

export const betRoutes: readonly DeskRoute[] = [detail];
