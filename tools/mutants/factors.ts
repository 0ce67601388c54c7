/** What each write needs: rows of the table without a demand, and the places that demand it without doing so. */
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

const passwords: readonly Mutant[] = [
  {
    name: 'an open session starts a passkey without the password',
    file: inAccount('passkeys/passkeys.ts'),
    was: 'const player = await requirePassword(context, password);',
    is: 'const player = await playerById(house, playerId);',
    tests: [walk],
    title: 'beginPasskey is refused without the password',
  },
  {
    name: 'an open session removes a passkey without the password',
    file: inAccount('passkeys/passkeys.ts'),
    was: '  await requirePassword(context, password);\n',
    is: '',
    tests: [walk],
    title: 'removePasskey is refused without the password',
  },
  {
    name: 'an open session changes the password without the old one',
    file: inAccount('passwords/passwords.ts'),
    was: "  if (!(await passwordMatches(player.passwordHash, oldPassword))) context.refuse('WRONG_OLD_PASSWORD');\n",
    is: '',
    tests: [walk],
    title: 'updateLoginPassword is refused without the password',
  },
  {
    name: 'an open session unlinks a third party without the password',
    file: inAccount('thirdParty/thirdPartyLinks.ts'),
    was: "  if (!(await passwordMatches(player.passwordHash, password))) context.refuse('WRONG_OLD_PASSWORD');\n",
    is: '',
    tests: [walk],
    title: 'unlinkThirdParty is refused without the password',
  },
  {
    name: 'any password turns the second factor on and off',
    file: inAccount('secondFactor/secondFactor.ts'),
    was: "(await passwordMatches(player.passwordHash, password)) ? player : refuse('WRONG_OLD_PASSWORD')",
    is: "(await passwordMatches(player.passwordHash, password)) || refuse.length >= 0 ? player : refuse('WRONG_OLD_PASSWORD')",
    tests: [walk],
    title: 'endSecondFactor needs password and code in its request',
  },
  {
    name: 'the password alone ends the second factor and renews its codes',
    file: inAccount('secondFactor/secondFactor.ts'),
    was: 'await requireFactor(context, await playerByPassword(context, password), code);',
    is: 'if (code !== undefined) await playerByPassword(context, password);',
    tests: [walk],
    title: 'renewRecoveryCodes needs password and code in its request',
  },
];

const logIns: readonly Mutant[] = [
  {
    name: 'the password alone logs in with a second factor on',
    file: inAccount('login/login.ts'),
    was: 'await refuseWithoutFactor(context, player, request.isRemembered);',
    is: '',
    tests: [inAccount('secondFactor/secondFactor.test.ts')],
    title: 'but not for the password alone',
  },
  {
    name: 'any code finishes a log-in',
    file: inAccount('login/finishLogin.ts'),
    was: '  await requireFactor(context, player, code);',
    is: "  if (code === '') await requireFactor(context, player, code);",
    tests: [inAccount('secondFactor/secondFactor.test.ts')],
    title: 'at log-in',
  },
  {
    name: 'a log-in by a third party skips the second factor',
    file: inAccount('thirdParty/thirdParty.ts'),
    was: '  await refuseWithoutFactor(context, { playerId }, false);\n',
    is: '',
    tests: [inAccount('thirdParty'), inAccount('secondFactor')],
  },
  {
    name: 'a passkey log-in skips the second factor that the operator asks for',
    file: inAccount('passkeys/passkeyLogin.ts'),
    was: "if (passkeyIsTwoFactors !== '1') await",
    is: "if (passkeyIsTwoFactors === '1') await",
    tests: [inAccount('passkeys/passkeys.test.ts')],
    title: 'a passkey counts as two factors, unless the operator',
  },
  {
    name: 'a passkey logs in that did not check its owner',
    file: inAccount('passkeys/passkeyLogin.ts'),
    was: 'requireUserVerification: true,',
    is: 'requireUserVerification: false,',
    tests: [inAccount('passkeys/passkeys.test.ts')],
    title: 'a passkey that did not check its owner opens nothing',
  },
];

const codes: readonly Mutant[] = [
  {
    name: 'any code verifies a phone',
    file: inAccount('contact/phone.ts'),
    was: "  if (!(await takePlayerCode(context, { scene, target: mobilePhone }, code))) context.refuse('WRONG_CODE');\n",
    is: '',
    tests: [inAccount('security.test.ts')],
    title: 'refuses after five wrong tries',
  },
  {
    name: 'any code verifies a mailbox',
    file: inAccount('contact/email.ts'),
    was: "  if (!(await takePlayerCode(context, { scene, target: emailKeyOf(email) }, code))) context.refuse('WRONG_CODE');\n",
    is: '',
    tests: [inAccount('contact/email.test.ts')],
    title: 'refuses even the right code after five wrong ones',
  },
  {
    name: 'any code sets a new withdrawal password',
    file: inAccount('passwords/passwords.ts'),
    was: "  if (!isRight) context.refuse('WRONG_CODE');\n",
    is: '',
    tests: [inAccount('passwords/passwords.test.ts')],
    title: 'is not changed by a code for another purpose',
  },
];

const destinations = 'server/src/wallet/newDestination.test.ts';
const pauses: readonly Mutant[] = [
  {
    name: 'a new log-in password does not pause withdrawals',
    file: inAccount('passwords/passwords.ts'),
    was: 'const pauseHours = await pauseWithdrawals(house, playerId);',
    is: 'const pauseHours = 24;',
    tests: [inAccount('passwords/passwords.test.ts'), 'server/src/wallet/withdrawals.test.ts'],
  },
  {
    name: 'a new withdrawal password does not pause withdrawals',
    file: inAccount('passwords/passwords.ts'),
    was: 'const pauseHours = await pauseWithdrawals(context.house, context.playerId);',
    is: 'const pauseHours = 24;',
    tests: [inAccount('passwords/passwords.test.ts'), 'server/src/wallet/withdrawals.test.ts'],
  },
  {
    name: 'a recovered password does not pause withdrawals',
    file: inAccount('passwords/recovery.ts'),
    was: '    await pauseWithdrawals({ ...house, db: trx }, player.playerId);\n',
    is: '',
    tests: [inAccount('passwords/recovery.test.ts'), 'server/src/wallet/withdrawals.test.ts'],
  },
  {
    name: 'a second factor that is turned off does not pause withdrawals',
    file: inAccount('secondFactor/secondFactor.ts'),
    was: '  await pauseWithdrawals(context.house, context.playerId);\n',
    is: '',
    tests: [inAccount('secondFactor/secondFactor.test.ts')],
    title: 'turning it off',
  },
  {
    name: 'renewed recovery codes do not pause withdrawals',
    file: inAccount('secondFactor/secondFactor.ts'),
    was: '  await pauseWithLetter(house, playerId, context.requestId);\n',
    is: '',
    tests: [inAccount('secondFactor/secondFactor.test.ts'), inAccount('passkeys/passkeys.test.ts'), destinations],
  },
  {
    name: 'a new passkey does not pause withdrawals',
    file: inAccount('passkeys/passkeys.ts'),
    was: '  await pauseWithLetter(house, playerId, context.requestId);\n',
    is: '',
    tests: [inAccount('passkeys/passkeys.test.ts')],
    title: 'a new passkey pauses withdrawals',
  },
  {
    name: 'a new card does not pause withdrawals',
    file: 'server/src/wallet/cards.ts',
    was: '  if (context.isSeeding !== true) await pauseForDestination(house, player, bankCardId);\n',
    is: '',
    tests: [destinations],
  },
  {
    name: 'a new address or e-wallet does not pause withdrawals',
    file: 'server/src/wallet/newAddress.ts',
    was: 'if (!isNew || context.isSeeding === true) return;',
    is: 'return;',
    tests: [destinations],
  },
];

export const factors: FaultGroup = {
  subject: 'factors of each write',
  faults: [...rowsWithout, ...handlers, ...proofs, ...passwords, ...logIns, ...codes, ...pauses],
};
