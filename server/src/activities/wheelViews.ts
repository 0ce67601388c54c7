/** Views of a wheel for players. */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import { withSum } from '@foyer/text/sumName.ts';
import type { OwnDraws, WheelCode, WheelDraw, WheelPrize, WheelWinner } from '@foyer/contract/activities/wheelDraw.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import { maskAccount } from '@foyer/contract/masks.ts';
import { shownGift } from '../bonus/gift.ts';
import type { House } from '../house.ts';
import type { PlayerContext } from '../http/context.ts';
import type { DrawSeedPort } from './drawSeedPort.ts';
import { seedOwner } from './wheelDraws.ts';
import { earnedDraws } from './wheelEarned.ts';
import { payPrize, prizeGift } from './wheelPrize.ts';
import * as store from './wheelStore.ts';
import type { DrawRow, WheelRow } from './wheelStore.ts';

export async function prizeViews(house: House, wheel: WheelRow, lang: Locale): Promise<WheelPrize[]> {
  const prizes = await store.readPrizes(house.db, wheel.wheel_code as WheelCode);
  return prizes.map((prize) => ({
    prizeId: prize.prize_id,
    name: inLanguage(withSum(prize.names, prize.amount_satang), lang),
    kind: prize.amount_satang > 0 ? 'money' : 'none',
    amountSatang: prize.amount_satang,
    tickets: prize.tickets,
    ...(prize.stock_left !== null && { left: prize.stock_left }),
    ...(prize.amount_satang > 0 && {
      terms: shownGift(prizeGift(prize.amount_satang, wheel.prize_multiple)),
    }),
    stakeTimes: prize.amount_satang > 0 ? wheel.prize_multiple : 0,
  }));
}

/** Returns current prize names. A prize that the operator has removed has a blank name. */
async function prizeNames(house: House, wheel: WheelCode, lang: Locale): Promise<(prizeId: string) => string> {
  const prizes = await store.readPrizes(house.db, wheel);
  const names = new Map(
    prizes.map((prize) => [prize.prize_id, inLanguage(withSum(prize.names, prize.amount_satang), lang)]),
  );
  return (prizeId) => names.get(prizeId) ?? '';
}

export async function winnerViews(house: House, wheel: WheelCode, lang: Locale): Promise<WheelWinner[]> {
  const [winners, nameOf] = await Promise.all([
    store.latestWinners(house.db, wheel, 12),
    prizeNames(house, wheel, lang),
  ]);
  return winners.map((winner) => ({
    account: maskAccount(winner.user_account),
    prizeName: nameOf(winner.prize_id),
    amountSatang: winner.amount_satang,
    wonMs: winner.drawn_ms,
  }));
}

/** Draws with their seeds. The house's own seed is included only after its reveal. F01 */
export async function drawViews(
  { house, playerId, lang }: PlayerContext,
  seeds: DrawSeedPort,
  wheel: WheelCode,
  rows: readonly DrawRow[],
): Promise<WheelDraw[]> {
  const [nameOf, known] = await Promise.all([
    prizeNames(house, wheel, lang),
    seeds.find(
      house,
      seedOwner(wheel, playerId),
      rows.map((row) => row.seed_id),
    ),
  ]);
  return rows.map((row) => {
    const seed = known.get(row.seed_id);
    return {
      drawId: row.draw_id,
      requestId: row.request_key.slice(row.request_key.indexOf(':') + 1),
      prizeId: row.prize_id,
      prizeName: nameOf(row.prize_id),
      kind: row.amount_satang > 0 ? ('money' as const) : ('none' as const),
      amountSatang: row.amount_satang,
      targetSatang: row.target_satang,
      drawnMs: row.drawn_ms,
      ticket: row.ticket,
      wedges: [...row.wedges],
      commitment: seed?.commitment ?? '',
      clientSeed: seed?.clientSeed ?? '',
      serverSeed: seed?.isRevealed === true ? seed.serverSeed : '',
      nonce: row.nonce,
    };
  });
}

/** Returns draws left, seeds and the last draw. Pays the last prize first if it is unpaid. */
export async function ownView(context: PlayerContext, seeds: DrawSeedPort, wheel: WheelRow): Promise<OwnDraws> {
  const { house, playerId } = context;
  const code = wheel.wheel_code as WheelCode;
  const [earned, used, published, last] = await Promise.all([
    earnedDraws(house, wheel, playerId),
    store.countDraws(house.db, playerId, code),
    seeds.published(house, seedOwner(code, playerId)),
    store.lastDraw(house.db, playerId, code),
  ]);
  if (last !== undefined) await payPrize(house, last);
  const [lastDraw] = last === undefined ? [] : await drawViews(context, seeds, code, [last]);
  return {
    drawsLeft: Math.max(0, earned.draws - used),
    drawsEarned: earned.draws,
    countedSatang: earned.countedSatang,
    seeds: published,
    ...(lastDraw !== undefined && { lastDraw }),
  };
}
