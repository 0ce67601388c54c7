/** Deviations that move money twice, not at all, or without a request id. */
import { randomUUID } from 'node:crypto';
import type { Answer, Asked, Forward, Reply } from './brokenBackend.ts';
import { edited, envelope, isRefusal, isSuccess, refusal, success, withFields } from './deviation.ts';
import type { Deviation } from './deviation.ts';

/** Every request gets an id of its own, as if there were none. */
const otherId = (asked: Asked) => withFields(asked, { requestId: randomUUID() });
const validId = /^[\w-]{8,64}$/;
const hasId = ({ fields }: Asked): boolean => validId.test(fields.get('requestId') ?? '');

/** Forgets an id where `isForgotten` says so; it gets the number of times that the id was sent, and is in flight. */
function forgetting(
  isForgotten: (seen: { readonly sent: number; readonly open: number; readonly isOtherBody: boolean }) => boolean,
) {
  return (): Answer => {
    const known = new Map<string, { sent: number; open: number; amount: string }>();
    return async (asked, forward) => {
      const id = asked.fields.get('requestId') ?? '';
      const amount = asked.fields.get('amount') ?? '';
      const seen = known.get(id) ?? { sent: 0, open: 0, amount };
      known.set(id, seen);
      const isOther = isForgotten({ ...seen, isOtherBody: seen.amount !== amount });
      seen.sent += 1;
      seen.open += 1;
      try {
        return await forward(isOther && hasId(asked) ? otherId(asked) : {});
      } finally {
        seen.open -= 1;
      }
    };
  };
}

const repeated = (change: (own: Reply) => Reply) => (): Answer => {
  const known = new Set<string>();
  return async ({ fields }: Asked, forward: Forward) => {
    const id = fields.get('requestId') ?? '';
    const own = await forward();
    if (known.has(id)) return change(own);
    known.add(id);
    return own;
  };
};

export const moneyDeviations: readonly Deviation[] = [
  {
    name: 'doubles a transfer that is sent again',
    only: 'deposit',
    foundBy: 'money',
    answer: forgetting(({ sent, isOtherBody }) => sent > 0 && !isOtherBody),
  },
  {
    name: 'doubles a transfer that is sent at once',
    only: 'withdraw',
    at: 'deposit',
    foundBy: 'money',
    answer: forgetting(({ open }) => open > 0),
  },
  {
    name: 'takes another amount under the same id',
    only: 'deposit',
    foundBy: 'money',
    answer: forgetting(({ isOtherBody }) => isOtherBody),
  },
  {
    name: 'answers a repeat with something else',
    only: 'withdraw',
    foundBy: 'money',
    answer: repeated((own) => edited(own, (all) => void (all.data = { ...all.data, mainBalance: '7.77' }))),
  },
  {
    name: 'refuses a repeat',
    only: 'withdraw',
    foundBy: 'money',
    answer: repeated((own) => edited(own, () => refusal(1002))),
  },
  {
    name: 'needs no request id',
    only: 'buyBalanceProfit',
    foundBy: 'money',
    answer: () => (asked, forward) => forward(asked.fields.has('requestId') ? {} : otherId(asked)),
  },
  {
    name: 'takes any request id',
    only: 'selfUnlockAmount',
    foundBy: 'money',
    answer: () => (asked, forward) => forward(hasId(asked) ? {} : otherId(asked)),
  },
  {
    name: 'loses the money on the way',
    only: 'deposit',
    at: 'refresh',
    foundBy: 'money',
    answer: envelope(
      ({ data }) => void (data?.gameAccountList ?? []).forEach((one: { balance: string }) => (one.balance = '5.00')),
      isSuccess,
    ),
  },
  {
    name: 'transfers more than there is',
    only: 'deposit',
    foundBy: 'money',
    answer: envelope((own) => ({ ...success(), data: own.data }), isRefusal(1301)),
  },
  {
    name: 'answers and does nothing',
    only: 'deposit',
    foundBy: 'money',
    answer: () => async (asked, forward) =>
      edited(await forward(withFields(asked, { amount: '9999999' })), (own) => (own.code === 1301 ? success() : own)),
  },
];
