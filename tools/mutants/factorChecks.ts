/** What the handlers check themselves: passwords, codes, second factors at log-in, and the pauses afterwards. */
import type { Mutant } from './mutant.ts';

const walk = 'server/src/account/factors.test.ts';
const inAccount = (path: string): string => `server/src/account/${path}`;

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
    tests: [inAccount('thirdParty/thirdParty.test.ts')],
    title: 'asks for the second factor of a linked player',
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
    file: inAccount('passkeys/ceremonies.ts'),
    was: 'requireUserVerification: true,\n    credential:',
    is: 'requireUserVerification: false,\n    credential:',
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
    file: inAccount('passwords/newPassword.ts'),
    was: 'const hours = await pauseWithdrawals(inTransaction, playerId);',
    is: 'const hours = 24;',
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
    file: inAccount('passwords/newPassword.ts'),
    was: 'const hours = await pauseWithdrawals(inTransaction, playerId);',
    is: 'const hours = 24;',
    tests: [inAccount('passwords/recovery.test.ts')],
    title: 'pauses withdrawals',
  },
  {
    name: 'a new password ends sessions after its transaction only',
    file: inAccount('passwords/newPassword.ts'),
    was: '    await endStoredSessionsBut(inTransaction, playerId, keptSessionId);\n',
    is: '',
    tests: [inAccount('passwords/allOrNothing.test.ts')],
  },
  {
    name: 'a new password leaves a log-in open that began before it was committed',
    file: inAccount('passwords/newPassword.ts'),
    was: '  await endSessionsBut(house, playerId, keptSessionId);\n',
    is: '',
    tests: [inAccount('passwords/passwordRace.test.ts')],
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
    tests: [inAccount('secondFactor/secondFactor.test.ts')],
    title: 'renews the recovery codes',
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

export const factorChecks: readonly Mutant[] = [...passwords, ...logIns, ...codes, ...pauses];
