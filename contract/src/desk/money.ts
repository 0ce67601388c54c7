/** The house's money: the books, house accounts, the figures of a day, and their export. */
import * as v from 'valibot';
import { moment, nothing, pageOf, paging, read, satang, whole } from './deskCall.ts';

const day = v.pipe(v.string(), v.isoDate());
export const books = read({
  path: '/operator/desk/money/books',
  summary: 'The last nightly check of the books, and the balances of all accounts now',
  permission: 'money.read',
  given: nothing,
  reply: {
    /** null before the first night. */
    check: v.nullable(
      v.object({
        checkedMs: moment,
        tookMs: v.number(),
        entries: v.number(),
        faultCount: v.number(),
        faults: v.array(v.object({ line: v.string() })),
      }),
    ),
    /** Accounts of the house, and the sum of all players for each of theirs. They add up to `sumSatang`, which is 0. */
    accounts: v.array(v.object({ account: v.string(), isHouse: v.boolean(), amountSatang: satang })),
    sumSatang: satang,
  },
});
export const figuresOfDay = v.object({
  day: v.string(),
  newPlayers: v.number(),
  activePlayers: v.number(),
  deposits: v.number(),
  depositedSatang: satang,
  withdrawals: v.number(),
  withdrawnSatang: satang,
  bets: v.number(),
  stakedSatang: satang,
  wonSatang: satang,
  /** Stakes less prizes. */
  grossSatang: satang,
  bonusSatang: satang,
  feesSatang: satang,
  adjustedSatang: satang,
});
export const dayFigures = read({
  path: '/operator/desk/money/days',
  summary: 'Figures of up to 92 days of the house, newest first',
  permission: 'money.read',
  given: { from: day, to: day },
  reply: { days: v.array(figuresOfDay) },
});
export const exportDays = read({
  path: '/operator/desk/money/days.csv',
  summary: 'The same as a file, amounts with decimals',
  permission: 'money.read',
  given: { from: day, to: day },
  reply: nothing,
  sends: 'csv',
});
export const houseEntries = read({
  path: '/operator/desk/money/entries',
  summary: 'Entries of an account of the house, newest first',
  permission: 'money.read',
  given: { of: v.pipe(v.string(), v.regex(/^house:[\w:-]{1,60}$/)), sinceMs: v.optional(whole, 0), ...paging },
  reply: pageOf(
    v.object({
      entryId: v.string(),
      /** Account name of the player whose movement it is part of. */
      player: v.string(),
      account: v.string(),
      title: v.number(),
      reference: v.string(),
      amountSatang: satang,
      atMs: moment,
    }),
  ),
});
export const exportEntries = read({
  path: '/operator/desk/money/entries.csv',
  summary: 'Every entry of the day as a file: time, player, account, reason, reference, amount',
  permission: 'money.read',
  given: { day },
  reply: nothing,
  sends: 'csv',
});
