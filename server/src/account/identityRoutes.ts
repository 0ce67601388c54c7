/** The calls by which somebody becomes a player: registration, and what stands around it. */
import type { Calls } from '@foyer/contract/calls.ts';
import type { Handlers } from '../http/context.ts';
import { bonusOfAgent } from './agency.ts';
import { countriesIn } from './countries.ts';
import { checkAccountIsFree, registerAs, registerItemsOf } from './register.ts';
import { registerByPhone, sendRegistrationCode } from './registerPhone.ts';

type IdentityCall =
  | 'registered'
  | 'registeredGOA'
  | 'registeredSPT'
  | 'registeredPhone'
  | 'registeredNew'
  | 'verifyUsername'
  | 'queryRegisterItem'
  | 'phoneSendVerify'
  | 'queryCountryList'
  | 'queryAgentBonus';

export const identityRoutes: Pick<Handlers<Calls>, IdentityCall> = {
  registered: registerAs('plain'),
  registeredGOA: registerAs('GOA'),
  registeredSPT: registerAs('SPT'),
  registeredPhone: registerByPhone,
  registeredNew: registerAs('New'),
  verifyUsername: checkAccountIsFree,
  queryRegisterItem: async ({ house }) => ({ list: await registerItemsOf(house) }),
  phoneSendVerify: sendRegistrationCode,
  queryCountryList: ({ lang }) => Promise.resolve({ list: countriesIn(lang) }),
  queryAgentBonus: bonusOfAgent,
};
