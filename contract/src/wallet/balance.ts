/** Balances, transfers between the main wallet and games, one-key retrieve. SI-15, SI-44 */
import { assets, gameAccount } from '../assets.ts';
import { defineCall } from '../call.ts';
import { clearanceRefusals } from '../guardRefusals.ts';
import { transferAmount } from '../rules/money.ts';
import { at, list, money, oneOf, record, ruledMoney, text, withDefault } from '../wire.ts';

export const refresh = defineCall({
  id: 'CALL-077',
  name: 'refresh',
  path: '/api/loged/refresh',
  access: 'player',
  request: record({}),
  response: assets,
});

export const getAllPlatform = defineCall({
  id: 'CALL-112',
  name: 'getAllPlatform',
  path: '/api/loged/getAllPlatform',
  access: 'player',
  request: record({}),
  response: record({ list: withDefault(list(gameAccount), []) }),
});

export const refreshGameAccount = defineCall({
  id: 'CALL-125',
  name: 'refreshGameAccount',
  path: '/api/logged/refreshGameAccount',
  access: 'player',
  request: record({}),
  response: record({ list: withDefault(list(gameAccount), []) }),
});

export const gameBalance = defineCall({
  id: 'CALL-126',
  name: 'gameBalance',
  path: '/api/game/balance',
  access: 'player',
  request: record({ platformKey: text }),
  response: record({ balanceSatang: at('balance', money) }),
  refuses: ['UNKNOWN_PLATFORM'],
});

/** Transfer into a game: from the main wallet to the platform's game account, whole baht. AMB-036, VALID-033 */
export const deposit = defineCall({
  id: 'CALL-105',
  name: 'deposit',
  path: '/api/loged/deposit',
  access: 'player',
  effect: 'money',
  request: record({ platformKey: text, amountSatang: at('amount', ruledMoney(transferAmount)) }),
  response: assets,
  refuses: ['UNKNOWN_PLATFORM', 'PLATFORM_MAINTENANCE', 'BALANCE_INSUFFICIENT', 'PLAY_STOPPED', ...clearanceRefusals],
});

/** Transfer out of a game, whole baht. AMB-036, VALID-033 */
export const withdraw = defineCall({
  id: 'CALL-106',
  name: 'withdraw',
  path: '/api/loged/withdraw',
  access: 'player',
  effect: 'money',
  request: record({ platformKey: text, amountSatang: at('amount', ruledMoney(transferAmount)) }),
  response: assets,
  refuses: ['UNKNOWN_PLATFORM', 'PLATFORM_MAINTENANCE', 'BALANCE_INSUFFICIENT'],
});

/** One-key retrieve: everything on every platform back to the main wallet, with a result for each. ERR-053 */
export const withdrawGames = defineCall({
  id: 'CALL-113',
  name: 'withdrawGames',
  path: '/api/loged/withdrawGames',
  access: 'player',
  effect: 'money',
  request: record({}),
  response: record({
    list: withDefault(
      list(
        record({
          platformKey: text,
          platformName: withDefault(text, ''),
          amountSatang: at('amount', money),
          result: oneOf(['returned', 'empty', 'maintenance', 'failed']),
        }),
      ),
      [],
    ),
    assets,
  }),
  refuses: ['RETRIEVE_FAILED'],
});
