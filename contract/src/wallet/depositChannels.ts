/** Ways to pay of the newer deposit: types, their channels, receiving accounts. SI-48, AMB-130 */
import { defineCall } from '../call.ts';
import { newerPayTypes } from './methods.ts';
import { at, decimal, list, money, oneOf, optional, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';
import { currencyCode } from './depositStatus.ts';

/** The types available now. If the list is empty or fails, the page leads to the classic deposit. AMB-130 */
export const payTypeV2 = defineCall({
  id: 'CALL-103',
  name: 'payTypeV2',
  path: '/api/loged/payType/v2',
  access: 'player',
  request: record({}),
  response: record({
    list: withDefault(
      list(
        record({
          payType: oneOf(newerPayTypes),
          payName: withDefault(text, ''),
          /** Usual time until the money is credited, in minutes. */
          usualMinutes: withDefault(text, ''),
        }),
      ),
      [],
    ),
  }),
  refuses: ['DEPOSITS_CLOSED'],
});

/**
 * One channel with its own limits in minor units of its currency and the baht credited for one unit. A channel without
 * a currency shows CNY on the classic screen and the site's own elsewhere. CONST-044, AMB-069
 */
export const payChannel = record({
  payConfigId: text,
  payName: text,
  /** Name of an icon that the client draws; an unknown one is drawn as a bank. */
  icon: withDefault(text, ''),
  currency: optional(currencyCode),
  minSatang: at('minAmount', money),
  maxSatang: at('maxAmount', money),
  rate: withDefault(decimal, 1),
  usualMinutes: withDefault(text, ''),
  /** Banks that the payer can choose from, if the gateway requires one. */
  banks: withDefault(list(record({ bankCode: text, bankName: text })), []),
  /** A USDT channel's chain (ENUM-013) and the address to pay to. */
  chain: withDefault(text, ''),
  address: withDefault(text, ''),
});
export type PayChannel = Value<typeof payChannel>;

/**
 * Channels of one type. Code 202: no channel of this type is available; the form shows the reply's text, and other
 * types stay usable. ERR-005, AMB-131
 */
export const payConfigV2 = defineCall({
  id: 'CALL-104',
  name: 'payConfigV2',
  path: '/api/loged/payConfig/v2',
  access: 'player',
  accepts: [202],
  whenAccepted: { list: [] },
  request: record({ payType: text }),
  response: record({ list: withDefault(list(payChannel), []) }),
  refuses: ['NO_CHANNEL_NOW'],
});

/** An account whose incoming transfers are matched by the depositor's name, without proof. */
export const autoBank = record({
  autoBankId: text,
  bankCode: text,
  bankName: text,
  accountName: text,
  accountNumber: text,
  minSatang: at('minAmount', money),
  maxSatang: at('maxAmount', money),
  currency: optional(currencyCode),
  rate: withDefault(decimal, 1),
});
export type AutoBank = Value<typeof autoBank>;

export const autoBanksList = defineCall({
  id: 'CALL-122',
  name: 'autoBanksList',
  path: '/api/logged/autoBanks/list',
  access: 'player',
  request: record({}),
  response: record({ list: withDefault(list(autoBank), []) }),
});
