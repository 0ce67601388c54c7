/** What each write needs: rows of the table without a demand, and handlers that do not ask for it. */
import { factorChecks } from './factorChecks.ts';
import type { FaultGroup, Mutant } from './mutant.ts';

const walk = 'server/src/account/factors.test.ts';
const inAccount = (path: string): string => `server/src/account/${path}`;

/** Calls whose row asks for a proof of the session, with what else the row asks for. */
const recent = {
  endLoginSession: [],
  endOtherSessions: [],
  sendPhoneSMS: [],
  sendPhone: [],
  confirmPhone: ["'messageCode'"],
  submitEmail: [],
  updateEmail: [],
  emailSend: [],
  confirmEmail: ["'messageCode'"],
  setWithdrawPW: [],
  updateWithdrawPW: ["'withdrawPassword'"],
  sendWithdrawYZM: [],
  updateWithdrawPWGOA: ["'messageCode'"],
  addBankCard: ["'withdrawPassword'"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
const factored = ['updateLoginPassword', 'beginPasskey', 'removePasskey', 'unlinkThirdParty'] as const;

const row = (call: string, needs: readonly string[]): string => `  ${call}: { needs: [${needs.join(', ')}]`;

const rowsWithout: readonly Mutant[] = [
  ...Object.entries(recent).map(([call, others]) => ({
    name: `the row of ${call} asks for no recent proof`,
    file: 'contract/src/factors.ts',
    was: row(call, [...others, "'recent'"]),
    is: row(call, others),
    tests: [walk],
    title: 'every row that asks for a proof is walked below',
  })),
  ...factored.map((call) => ({
    name: `the row of ${call} asks for the password alone`,
    file: 'contract/src/factors.ts',
    was: row(call, ["'password'", "'secondFactor'"]),
    is: row(call, ["'password'"]),
    tests: [walk],
    title: 'every row that asks for a proof is walked below',
  })),
];

/** A handler that does not ask its row. */
const unasked = (call: string, file: string, title: string): Mutant => ({
  name: `${call} does not ask its row`,
  file,
  was: `await requireProof(context, '${call}');`,
  is: '',
  tests: [walk],
  title,
});
const unaskedRecent = (call: keyof typeof recent, file: string): Mutant =>
  unasked(call, file, `refuses ${call} until its player has proved themselves`);
const unaskedFactor = (call: (typeof factored)[number], file: string): Mutant =>
  unasked(call, file, `${call} is refused with the password alone`);

const handlers: readonly Mutant[] = [
  unaskedRecent('endLoginSession', inAccount('login/loginSessions.ts')),
  unaskedRecent('endOtherSessions', inAccount('login/loginSessions.ts')),
  unaskedRecent('confirmPhone', inAccount('contact/phone.ts')),
  unaskedRecent('submitEmail', inAccount('contact/email.ts')),
  unaskedRecent('updateEmail', inAccount('contact/email.ts')),
  unaskedRecent('emailSend', inAccount('contact/email.ts')),
  unaskedRecent('confirmEmail', inAccount('contact/email.ts')),
  unaskedRecent('setWithdrawPW', inAccount('security.ts')),
  unaskedRecent('updateWithdrawPW', inAccount('passwords/passwords.ts')),
  unaskedRecent('sendWithdrawYZM', inAccount('passwords/passwords.ts')),
  unaskedRecent('updateWithdrawPWGOA', inAccount('passwords/passwords.ts')),
  unaskedRecent('addBankCard', 'server/src/wallet/cards.ts'),
  ...(['sms', 'voice'] as const).map((channel) => ({
    name: `a code by ${channel} does not ask its row`,
    file: inAccount('contact/phone.ts'),
    was: 'await requireProof(context, channel ===',
    is: `if (channel !== '${channel}') await requireProof(context, channel ===`,
    tests: [walk],
    title: `refuses ${channel === 'sms' ? 'sendPhoneSMS' : 'sendPhone'} until its player`,
  })),
  unaskedFactor('updateLoginPassword', inAccount('passwords/passwords.ts')),
  unaskedFactor('beginPasskey', inAccount('passkeys/passkeys.ts')),
  unaskedFactor('removePasskey', inAccount('passkeys/passkeys.ts')),
  unaskedFactor('unlinkThirdParty', inAccount('thirdParty/thirdPartyLinks.ts')),
];

const proofs: readonly Mutant[] = [
  {
    name: 'a log-in counts as the second factor of every write after it',
    file: 'server/src/guard/proof.ts',
    was: '|| provedAgainMs > sinceMs',
    is: '|| provedMs > sinceMs',
    tests: [walk],
    title: 'is refused with the password alone, and changes nothing',
  },
  {
    name: 'a proof lasts as long as its session',
    file: 'server/src/guard/proof.ts',
    was: '|| provedMs > sinceMs',
    is: '|| provedMs > 0',
    tests: [walk],
    title: 'until its player has proved themselves',
  },
  {
    name: 'a proof counts for every session of its player',
    file: 'server/src/guard/proofStore.ts',
    was: "    .where('session_id', '=', sessionId)\n",
    is: '',
    tests: [walk],
    title: 'is not proved by the proof of another session',
  },
  {
    name: 'any password proves the player',
    file: inAccount('proveSelf.ts'),
    was: "  if (!(await passwordMatches(player.passwordHash, password))) context.refuse('WRONG_OLD_PASSWORD');\n",
    is: '',
    tests: [walk],
    title: 'refuses endOtherSessions until its player',
  },
  {
    name: 'the password alone proves a player with a second factor',
    file: inAccount('proveSelf.ts'),
    was: '  if (hasFactor) await requireFactor',
    is: '  if (!hasFactor) await requireFactor',
    tests: [walk],
    title: 'updateLoginPassword is refused with the password alone',
  },
];

export const factors: FaultGroup = {
  subject: 'factors of each write',
  faults: [...rowsWithout, ...handlers, ...proofs, ...factorChecks],
};
