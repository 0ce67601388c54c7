import type { Mutant } from '../mutants.ts';

/** Faults of the house and the engines. */
export const serverMutants: readonly Mutant[] = [
  {
    name: 'a bet is read by its number alone, whoever asks',
    file: 'server/src/bets/store.ts',
    was: "    .where('bet.player_id', '=', playerId)\n",
    is: '',
    tests: ['server/src/bets/records.test.ts'],
  },
  {
    name: 'every gift of the club is named as the monthly one',
    file: 'server/src/vip/rewards.ts',
    was: 'names: names[kind],',
    is: 'names: names.month,',
    tests: ['server/src/vip/rewards.test.ts'],
  },
  {
    name: 'a friend who claims first hears the wrong refusal',
    file: 'server/src/invite/claim.ts',
    was: "side === 'invitee' && !hasInviterClaimed ? 'INVITER_FIRST'",
    is: "side === 'inviter' && !hasInviterClaimed ? 'INVITER_FIRST'",
    tests: ['server/src/invite/invite.test.ts'],
  },
  {
    name: 'a page that only polls keeps its session alive',
    file: 'server/src/players/sessions.ts',
    was: 'if (!isIdle && idleMs >= ',
    is: 'if (idleMs >= ',
    tests: ['server/src/account/sessions.test.ts'],
  },
  {
    name: 'a platform that is closed leaves its games open',
    file: 'server/src/provider/gate.ts',
    was: ".where('game_id', 'in', ['', gameId])",
    is: ".where('game_id', 'in', [gameId])",
    tests: ['server/src/provider/protocol.test.ts'],
  },
  {
    name: 'the day of the draws begins at UTC+8',
    file: 'contract/src/lottery/clock.ts',
    was: 'const bangkokMs = 7 * 3_600_000;',
    is: 'const bangkokMs = 8 * 3_600_000;',
    tests: ['contract/src/lottery/clock.test.ts'],
  },
  {
    name: 'the dealer draws on 17',
    file: 'games/engines/blackjack/rules.ts',
    was: 'while (totalOf(table.dealer).total < 17)',
    is: 'while (totalOf(table.dealer).total <= 17)',
    tests: ['games/engines/blackjack/blackjack.test.ts'],
  },
];
