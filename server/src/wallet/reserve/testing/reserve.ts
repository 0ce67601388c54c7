/** Test fixtures of fast payment: payees with an offer, payers with a real name, and proof. */
import { getMsgSiteList } from '@foyer/contract/messages/mail.ts';
import {
  reserveCreateOrder,
  reserveMyPayOrder,
  reservePayConfirm,
  reserveUploadPayPhoto,
} from '@foyer/contract/wallet/reserve.ts';
import type { ReserveOrder } from '@foyer/contract/wallet/reserve.ts';
import { applyWithdraw } from '@foyer/contract/wallet/withdrawal.ts';
import sharp from 'sharp';
import { afterAll, afterEach, expect } from 'vitest';
import { assertBooksAreZero } from '../../../ledger/books.ts';
import { openTestHouse } from '../../../testing/house.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { reserveDue } from '../due.ts';
import { newPlayer, readyToWithdraw, withdrawPassword } from '../../testing/wallet.ts';
import type { TestPlayer } from '../../testing/wallet.ts';

const longMs = 90 * 24 * 3_600_000;

/** Opens a house that expires all offers after each test and checks that no money is left in between. */
export async function openReserveHouse(): Promise<TestHouse> {
  const t = await openTestHouse({ config: { sessionIdleMs: longMs, sessionLifeMs: longMs } });
  afterEach(async () => {
    await assertBooksAreZero(t.house.db);
    expect((await t.house.ledger.houseBalance('house:reserve')) ?? 0).toBe(0);
    t.clock.nowMs += 24 * 3_600_000;
    await reserveDue(t.house);
    await reserveDue(t.house);
  });
  afterAll(() => t.close());
  return t;
}

export const baht = (amount: number): number => amount * 100;
export const minutes = (count: number): number => count * 60_000;

/** Returns the subjects of received letters, newest first. */
export const letters = async (player: TestPlayer): Promise<string[]> =>
  (await player.ok(getMsgSiteList, { box: 'in', pageNo: 1, pageSize: 50 })).list.map(({ subject }) => subject);

export interface Payee {
  readonly player: TestPlayer;
  readonly bankCardId: string;
}

/** Creates a player with this many baht who is ready to withdraw. */
export async function newPayee(t: TestHouse, balanceBaht = 1000): Promise<Payee> {
  const player = await newPlayer(t, balanceBaht);
  return { player, bankCardId: await readyToWithdraw(t, player) };
}

export const asked = ({ bankCardId }: Payee, amountSatang: number) => ({
  method: 'reserve',
  bankCardId,
  amountSatang,
  withdrawPassword,
});

/** Offers an amount. Returns the withdrawal's number. */
export const offer = async (payee: Payee, amountSatang: number): Promise<string> =>
  (await payee.player.ok(applyWithdraw, asked(payee, amountSatang))).orderNo;

export async function newPayer(t: TestHouse): Promise<TestPlayer> {
  const player = await newPlayer(t);
  await t.house.db
    .updateTable('player')
    .set({ real_name: '李小红', is_name_verified: true })
    .where('player_id', '=', player.playerId)
    .execute();
  return player;
}

export const take = async (payer: TestPlayer, amountSatang: number): Promise<string> =>
  (await payer.ok(reserveCreateOrder, { amountId: String(amountSatang) })).orderNo;

let picture: Promise<Buffer> | undefined;
export async function sendPhoto(payer: TestPlayer, orderNo: string, given: { name?: string; bytes?: Buffer } = {}) {
  picture ??= sharp({ create: { width: 2, height: 2, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  const bytes = Uint8Array.from(given.bytes ?? (await picture));
  return payer.upload(
    reserveUploadPayPhoto,
    { name: given.name ?? 'slip.png', mime: 'image/png', bytes },
    { fields: { orderNo } },
  );
}

/** Pays: uploads the proof and confirms the payment. */
export async function pay(payer: TestPlayer, orderNo: string): Promise<void> {
  const sent = await sendPhoto(payer, orderNo);
  if (sent.code !== 200) throw new Error(sent.message);
  await payer.ok(reservePayConfirm, { orderNo });
}

/** Returns the newest payment as this player sees it. */
export async function seen(player: TestPlayer): Promise<ReserveOrder | undefined> {
  const { list } = await player.ok(reserveMyPayOrder, {});
  return list[0];
}
