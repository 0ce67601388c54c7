import type { FaultGroup } from './mutant.ts';

const tests = ['server/src/ledger/betSums/betSums.test.ts', 'server/src/ledger/betSums/sumBets.test.ts'];

export const betSums: FaultGroup = {
  subject: 'kept sums of bets',
  faults: [
    {
      name: 'two processes that add bets to the sums at the same time count a bet twice',
      file: 'server/src/ledger/betSums/sumBets.ts',
      was: '    .forUpdate()\n',
      is: '',
      tests,
    },
    {
      name: 'a sum is read with bets that are in it by now',
      file: 'server/src/ledger/betSums/amounts.ts',
      was: 'if (rows[0]?.is_current !== true) return atMark(db, query);\n',
      is: '',
      tests,
      title: 'answers exactly while the sums move',
    },
    {
      name: 'a change of a bet is counted beside the bet as it is now',
      file: 'server/src/ledger/betSums/sumBets.ts',
      was: 'from read where change_no is null or settled_ms is null or settled_ms < ${fromMs}',
      is: 'from read',
      tests,
    },
    {
      name: 'bets that were settled late are in no total until they are in the sums',
      file: 'server/src/ledger/betSums/playerSums.ts',
      was: 'settled_ms - placed_ms > ${sql.lit(usualMs)}',
      is: 'settled_ms - placed_ms < ${sql.lit(usualMs)}',
      tests,
    },
    {
      name: 'the bets of a part of an hour are counted twice',
      file: 'server/src/ledger/betSums/playerSums.ts',
      was: 'sql`not placed_ms <@ ${ranges}::int8multirange`',
      is: 'sql`true`',
      tests,
    },
    {
      name: 'a ranking shows the prize of a voided bet',
      file: 'server/src/ledger/betSums/weekRankings.ts',
      was: 'greatest(kept.top_win_satang, changed.top_win_satang), gone_win_satang >= kept.top_win_satang',
      is: 'greatest(kept.top_win_satang, changed.top_win_satang), false',
      tests,
      title: 'shows the next largest win once the bet with the largest is voided',
    },
    {
      name: 'the prize of a voided bet stays the largest of its week',
      file: 'server/src/ledger/betSums/sumBets.ts',
      was: '  await lowerTopWins(trx, rows, toMs);\n',
      is: '',
      tests,
      title: 'shows the next largest win once the bet with the largest is voided',
    },
  ],
};
