/** Calls by which a guest becomes a player or regains access: registration, recovery, third parties. */
import type { Calls } from '@foyer/contract/calls.ts';
import type { Handlers } from '../http/context.ts';
import { bonusOfAgent } from './agency/agency.ts';
import { countriesIn } from './contact/countries.ts';
import { channelsOf } from './eligibility/eligibility.ts';
import { confirmCode, resetPassword, sendByMail, sendByOtherLine, sendBySms } from './passwords/recovery.ts';
import { checkAccountIsFree, registerAs, registerItemsOf } from './register/register.ts';
import { registerByPhone, sendRegistrationCode } from './register/registerPhone.ts';
import { logInByThirdParty } from './thirdParty/thirdParty.ts';

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
  | 'queryAgentBonus'
  | 'forgetSendCode'
  | 'forgetSendCodeNew'
  | 'lotterySendCode'
  | 'forgetConfirm'
  | 'forgetPassword'
  | 'thirAuthLogin';

export const identityRoutes: Pick<Handlers<Calls>, IdentityCall> = {
  registered: registerAs('plain'),
  registeredGOA: registerAs('GOA'),
  registeredSPT: registerAs('SPT'),
  registeredPhone: registerByPhone,
  registeredNew: registerAs('New'),
  verifyUsername: checkAccountIsFree,
  queryRegisterItem: async ({ house }) => ({
    list: await registerItemsOf(house),
    leastAge: house.config.jurisdiction.age.least,
    newsChannels: channelsOf(house.config.jurisdiction),
  }),
  phoneSendVerify: sendRegistrationCode,
  queryCountryList: ({ lang }) => Promise.resolve({ list: countriesIn(lang) }),
  queryAgentBonus: bonusOfAgent,
  forgetSendCode: sendByMail,
  forgetSendCodeNew: sendBySms,
  lotterySendCode: sendByOtherLine,
  forgetConfirm: confirmCode,
  forgetPassword: resetPassword,
  thirAuthLogin: logInByThirdParty,
};
