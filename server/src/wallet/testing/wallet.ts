/** Test fixtures of the wallet: players with money, cards and proof. Money is set up through the ledger too. */
import { randomUUID } from 'node:crypto';
import { setWithdrawPW } from '@foyer/contract/account/security.ts';
import { addBankCard, bankCardList } from '@foyer/contract/wallet/bankCard.ts';
import { uploadFile } from '@foyer/contract/wallet/deposit.ts';
import sharp from 'sharp';
import type { TestClient } from '../../http/testing/client.ts';
import { titles } from '../../ledger/accounts.ts';
import type { PlayerAccount } from '../../ledger/accounts.ts';
import { signUp } from '../../testing/house.ts';
import type { TestHouse } from '../../testing/house.ts';
import { hasValidCheckDigit } from '../issuers.ts';

export interface TestPlayer extends TestClient {
  readonly playerId: string;
  readonly userAccount: string;
}

/** Creates a player with this many baht in the main wallet. */
export async function newPlayer(t: TestHouse, baht = 0): Promise<TestPlayer> {
  const player = await signUp(t);
  const { player_id } = await t.house.db
    .selectFrom('player')
    .select('player_id')
    .where('user_account', '=', player.userAccount)
    .executeTakeFirstOrThrow();
  if (baht > 0) await give(t, player_id, 'main', baht * 100);
  return { ...player, playerId: player_id };
}

/** Credits an account as a manual deposit of the house. */
export async function give(t: TestHouse, playerId: string, account: PlayerAccount, amountSatang: number) {
  await t.house.ledger.post({
    playerId,
    key: `test:${randomUUID()}`,
    title: titles.manualDeposit,
    legs: [
      { account: 'house:bank', amountSatang: -amountSatang },
      { account, amountSatang },
    ],
    reference: 'test',
  });
}

/** Returns a card number of the issuer with a valid check digit. Each `index` gives another number. */
export function cardNumber(prefix = '622202', index = 1, length = 19): string {
  const body = prefix + String(index).padStart(length - prefix.length - 1, '0');
  const last = Array.from('0123456789').find((digit) => hasValidCheckDigit(body + digit));
  return body + (last ?? '');
}

export const withdrawPassword = 'open-sesame';

let cards = 0;
/** Returns a number that no other test of this file has bound. */
export function freshCardNumber(): string {
  cards += 1;
  return cardNumber('622202', cards);
}

/** Verifies the phone as a text message code would. */
export async function verifyPhone(t: TestHouse, player: TestPlayer): Promise<void> {
  await t.house.db
    .updateTable('player')
    .set({ is_phone_verified: true, mobile_phone: `138${player.playerId.slice(-8)}` })
    .where('player_id', '=', player.playerId)
    .execute();
}

export const cardRequest = () => ({
  holderName: '王小明',
  cardNumber: freshCardNumber(),
  bankName: '中国工商银行',
  branch: '朝阳支行',
  reservedPhone: '13800000000',
  withdrawPassword,
});

/** Sets up phone, withdrawal password and one card, so that the player can withdraw. Returns the card's id. */
export async function readyToWithdraw(t: TestHouse, player: TestPlayer): Promise<string> {
  await verifyPhone(t, player);
  await player.ok(setWithdrawPW, { withdrawPassword });
  await player.ok(addBankCard, cardRequest());
  const { list } = await player.ok(bankCardList, {});
  return list[0]?.bankCardId ?? '';
}

let proofs = 0;
/** Uploads a proof: each time another picture, since a picture proves one deposit. Returns its address. */
export async function uploadProof(player: TestClient): Promise<string> {
  proofs += 1;
  const background = { r: proofs & 255, g: (proofs >> 8) & 255, b: 136 };
  const picture = sharp({ create: { width: 2, height: 2, channels: 3, background } });
  const bytes = Uint8Array.from(await picture.png().toBuffer());
  const answer = await player.upload(uploadFile, { name: 'proof.png', mime: 'image/png', bytes });
  if (answer.data === undefined) throw new Error(answer.message);
  return answer.data.url;
}

/** Returns everything in which a movement of money would show: the player's balances and row counts. */
export async function stateOf(t: TestHouse, playerId: string): Promise<unknown> {
  const [balances, ...counts] = await Promise.all([
    t.house.ledger.balances(playerId),
    ...(['movement', 'deposit_order', 'withdrawal', 'bank_card'] as const).map((table) =>
      t.house.db
        .selectFrom(table)
        .select((rows) => rows.fn.countAll<number>().as('count'))
        .where('player_id', '=', playerId)
        .executeTakeFirstOrThrow(),
    ),
  ]);
  return { balances, counts };
}
