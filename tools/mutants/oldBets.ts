/** Faults in the archive of old bets. docs/decisions/485-old-bets.md */
import type { FaultGroup } from './mutant.ts';

const tests = ['server/src/ledger/oldBets/archive.test.ts'];
const archive = 'server/src/ledger/oldBets/archive.ts';
export const oldBets: FaultGroup = {
  subject: 'archive of old bets',
  faults: [
    {
      name: 'a bet that is in no sum yet is archived',
      file: archive,
      was: 'return Math.min(monthMs, (rows[0]?.mark_ms ?? 0) - leastArchivedMs);',
      is: 'return rows.length === 0 ? 0 : monthMs;',
      tests,
    },
    {
      name: 'a bet that was placed long ago and settled lately is archived',
      file: archive,
      was: 'and ${overMs} < ${cutoffMs} and placed_ms < ${cutoffMs}',
      is: 'and placed_ms < ${cutoffMs}',
      tests,
    },
    {
      name: 'the job waits for a bet that somebody is changing',
      file: archive,
      was: ' for update of bet skip locked',
      is: ' for update of bet',
      tests,
    },
    {
      name: 'the job takes a bet away that was moved back to be changed',
      file: archive,
      was: 'where recalled_bet.player_id = bet.player_id',
      is: 'where false and recalled_bet.player_id = bet.player_id',
      tests,
    },
    {
      name: 'the void of an archived bet is refused for ever',
      file: 'server/src/ledger/post.ts',
      was: '    await recallBets(db, betsIn(batch), now());\n',
      is: '',
      tests,
    },
    {
      name: 'a void misses a bet that is being archived at that moment',
      file: 'server/src/ledger/oldBets/recall.ts',
      was: '  await sql`select from bet where ${isAsked} for update`.execute(trx);\n',
      is: '',
      tests,
    },
    {
      name: 'the check of the books misses archived bets',
      file: 'server/src/ledger/books/stakeChecks.ts',
      was: 'select ${betColumns}, 1 as sign from every_bet',
      is: 'select ${betColumns}, 1 as sign from bet',
      tests,
    },
    {
      name: 'the list of bets ends where the archive begins',
      file: 'server/src/bets/store.ts',
      was: "pageOf(filtered(house, query, 'every_bet'))",
      is: "pageOf(filtered(house, query, 'bet'))",
      tests: ['server/src/bets/archived.test.ts'],
    },
  ],
};
