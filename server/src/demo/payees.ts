/**
 * Demo payees. Fast payment needs two players; in the sandbox a payee is the second one. Each keeps an amount on offer
 * and confirms its receipt after the delay of the sandbox bank. Nobody can log in as a payee, and the name says that it
 * is a demo. SI-49, docs/sandbox-bank.md
 */
import type { House } from '../house.ts';
import { handlers } from '../handlers.ts';
import { bindsCard } from './card.ts';
import { baht, demoLogin, demoPlayer, give, ifDone } from './player.ts';
import type { DemoPlayer } from './player.ts';

const name = '演示收款人';
/** At least one amount in each range of the fast payments; whole baht. CALL-132, CALL-133 */
const offers = [
  { userAccount: 'demopayee1', amountBaht: 100, cardNumber: '6222021000088880017' },
  { userAccount: 'demopayee2', amountBaht: 500, cardNumber: '6222021000088880025' },
  { userAccount: 'demopayee3', amountBaht: 1_000, cardNumber: '6222021000088880033' },
  { userAccount: 'demopayee4', amountBaht: 5_000, cardNumber: '6222021000088880041' },
] as const;
type Kept = (typeof offers)[number];

async function payeeOf(house: House, { userAccount, cardNumber }: Kept): Promise<DemoPlayer> {
  const payee = await demoPlayer(house, {
    userAccount,
    password: house.random.id(house.now()),
    name,
    isNameVerified: true,
    withdrawPassword: demoLogin.password,
    mobilePhone: `08000001${userAccount.at(-1)}0`,
    isPhoneVerified: true,
    termsVersion: 'demo',
  });
  await bindsCard(payee, cardNumber);
  return payee;
}

/** Offers the amount again, if this payee has no open offer. */
async function offersAgain(payee: DemoPlayer, amountSatang: number): Promise<void> {
  const { house, playerId } = payee;
  const key = `offer-${house.now()}`;
  const { main = 0 } = await house.ledger.balances(playerId);
  if (main < amountSatang) await give(payee, `${key}-money`, amountSatang);
  const { list } = await handlers.bankCardList(payee.asks('cards'), {});
  const request = {
    method: 'reserve' as const,
    bankCardId: list[0]?.bankCardId ?? '',
    chain: '',
    address: '',
    rate: undefined,
    amountSatang,
    withdrawPassword: demoLogin.password,
  };
  // Another process of the house may have offered it first.
  await handlers.applyWithdraw(payee.asks(key), request).catch(ifDone('OFFER_OPEN'));
}

/** Returns the payee's open offer, and the time when its payer reported the payment. */
async function underWay({ house, playerId }: DemoPlayer) {
  return house.db
    .selectFrom('reserve_offer as offer')
    .leftJoin('reserve_order as paid', (join) =>
      join.onRef('paid.player_id', '=', 'offer.payer_id').onRef('paid.order_no', '=', 'offer.order_no'),
    )
    .select(['offer.offer_no', 'paid.state', 'paid.claimed_ms'])
    .where('offer.player_id', '=', playerId)
    .where('offer.state', 'in', ['asked', 'open', 'matched', 'settling', 'returning'])
    .executeTakeFirst();
}

const sawMoney: ReadonlySet<string | null> = new Set(['waitingReceipt', 'withService']);

/**
 * Returns a function that checks all payees. Safe in several processes: a payee has one offer, and movements have keys.
 */
export function demoPayees(house: House): () => Promise<void> {
  let made: Promise<readonly DemoPlayer[]> | undefined;
  return async () => {
    made ??= Promise.all(offers.map((offer) => payeeOf(house, offer))).catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    for (const [place, payee] of (await made).entries()) {
      const found = await underWay(payee);
      if (found === undefined) await offersAgain(payee, baht(offers[place]?.amountBaht ?? 0));
      else if (isDue(house, found)) {
        const request = { orderNo: found.offer_no, isReceived: true };
        await handlers.reserveConfirmWithdraw(payee.asks('receipt'), request).catch(ifDone('ORDER_MOVED_ON'));
      }
    }
  };
}

const isDue = (
  { config, now }: House,
  { state, claimed_ms }: { readonly state: string | null; readonly claimed_ms: number | null },
): boolean => sawMoney.has(state) && (claimed_ms ?? 0) + config.bankDelaySeconds * 1_000 <= now();
