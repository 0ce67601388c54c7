/** One round of posts: many players at once, a movement each, in the ledger's own batches. L01, L03, L05 */
import { betsOf, InsufficientFunds, isHouseAccount, KeyConflict } from '@foyer/house/ledger/accounts.ts';
import type { Ledger, Movement, Posted } from '@foyer/house/ledger/accounts.ts';
import { BetClosed } from '@foyer/house/ledger/failures.ts';
import { prizeMovement } from '@foyer/house/provider/table/money.ts';
import type { Model } from '../model.ts';
import { Untrue } from '../operation.ts';
import type { Process } from '../world.ts';
import type { Member } from './crowd.ts';
import { accounts, makers } from './movements.ts';
import type { Maker } from './movements.ts';
import type { Work } from './send.ts';

type Known = 'posted' | 'repeated' | 'short' | 'conflict' | 'closed';
interface Outcome {
  readonly is: Known | 'unknown';
  readonly posted?: Posted;
}

export interface Asked {
  readonly kind: string;
  readonly member: Member;
  readonly movement: Movement;
  readonly expect: Known;
  readonly after: () => void;
}

const weights = makers.flatMap((maker) => Array.from({ length: maker.weight }, () => maker));
const nothing = () => undefined;

/** What this player asks for; now and then a key is used again, rightly or wrongly, or a bet is paid a second time. */
export function askOf(member: Member, maker: Maker, model: Model): Asked {
  const { chance, crowd } = maker;
  const { latest } = member;
  if (latest !== undefined && chance.oneIn(40))
    return { kind: 'ledger: same again', member, movement: latest, expect: 'repeated', after: nothing };
  if (latest !== undefined && chance.oneIn(60)) {
    const movement = { ...latest, reference: `${latest.reference}!` };
    return { kind: 'ledger: key taken', member, movement, expect: 'conflict', after: nothing };
  }
  const [decided] = member.decided;
  if (decided !== undefined && chance.oneIn(60)) {
    const prize = prizeMovement(accounts, [{ bet: decided, prizeSatang: 100 }]);
    const movement = prize && { ...prize, key: `again:${crowd.nextNumber()}` };
    if (movement) return { kind: 'ledger: paid twice', member, movement, expect: 'closed', after: nothing };
  }
  const { name, make } = chance.pick(weights);
  const made = make(member, maker);
  // Who has nothing to end gets money instead.
  const chosen = made ?? makers[0]?.make(member, maker);
  if (chosen === undefined) throw new Error('nothing to post');
  const { movement } = chosen;
  const isBorne = model.bears(member.playerId, movement.legs);
  return {
    kind: made === undefined ? 'ledger: deposit' : name,
    member,
    movement,
    expect: isBorne ? 'posted' : 'short',
    after: chosen.after ?? nothing,
  };
}

async function outcomeOf(post: Promise<Posted>): Promise<Outcome> {
  try {
    const posted = await post;
    return { is: posted.isRepeat ? 'repeated' : 'posted', posted };
  } catch (error) {
    if (error instanceof InsufficientFunds) return { is: 'short' };
    if (error instanceof KeyConflict) return { is: 'conflict' };
    if (error instanceof BetClosed) return { is: 'closed' };
    if (error instanceof TypeError || error instanceof RangeError) throw error;
    return { is: 'unknown' };
  }
}

/** All at once, so that they travel in one statement; `isTwice`: each arrives twice. */
export function postsOf(asked: readonly Asked[], isTwice: boolean): Work<Outcome[][]> {
  const copies = isTwice ? 2 : 1;
  const send = (ledger: Ledger, { movement }: Asked): Promise<Outcome[]> =>
    Promise.all(Array.from({ length: copies }, () => outcomeOf(ledger.post(movement))));
  return {
    run: ({ house }: Process) => Promise.all(asked.map((one) => send(house.ledger, one))),
    isKnown: (done) => done.flat().every(({ is }) => is !== 'unknown'),
  };
}

/** What every answer must be, however often it was asked; posted at most once. */
export function checkOutcomes(asked: readonly Asked[], all: readonly (readonly Outcome[][])[]): void {
  for (const [at, { kind, movement, expect }] of asked.entries()) {
    const known = all.flatMap((each) => each[at] ?? []).filter(({ is }) => is !== 'unknown');
    const isDone = expect === 'posted' || expect === 'repeated';
    const wrong = known.find(({ is }) => (isDone ? is !== 'posted' && is !== 'repeated' : is !== expect));
    const posted = known.filter(({ is }) => is === 'posted').length;
    if (wrong !== undefined) throw new Untrue(`${kind} ${movement.key}: ${wrong.is} in place of ${expect}`);
    if (posted > (expect === 'posted' ? 1 : 0))
      throw new Untrue(`${kind} ${movement.key} says ${posted} times that it was posted`);
  }
}

/** The balances that an answer names are those after its movement. */
export function checkReplies(model: Model, asked: readonly Asked[], all: readonly (readonly Outcome[][])[]): void {
  for (const [at, { member, expect, movement }] of asked.entries()) {
    if (expect !== 'posted') continue;
    for (const { posted } of all.flatMap((each) => each[at] ?? [])) {
      if (posted === undefined) continue;
      for (const { account } of movement.legs) {
        if (isHouseAccount(account) || posted.balances[account] === model.balance(member.playerId, account)) continue;
        throw new Untrue(`${movement.key} says ${posted.balances[account]} on ${account} of ${member.playerId}`);
      }
    }
  }
}

export const betsAsked = ({ movement, expect }: Asked) => (expect === 'posted' ? betsOf(movement) : []);
