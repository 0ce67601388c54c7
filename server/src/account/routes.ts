/** The calls of the account domain. */
import type { Calls } from '@foyer/contract/calls.ts';
import type { Handlers } from '../http/context.ts';
import { agentDomain, logAgentIn, registerAgent } from './agency/agency.ts';
import { newCaptcha } from './captcha/captcha.ts';
import { reportDevice } from './login/devices.ts';
import { logIn, logOut } from './login/login.ts';
import { confirmEmailCode, replaceEmail, sendEmailCode, submitNewEmail } from './contact/email.ts';
import {
  changeLoginPassword,
  changeWithdrawPassword,
  resetWithdrawPassword,
  sendWithdrawCode,
} from './passwords/passwords.ts';
import { confirmPhoneCode, sendPhoneCode } from './contact/phone.ts';
import { acceptNewTerms, changeNewsConsent, viewEligibility } from './eligibility/eligibility.ts';
import { beginIdentityCheck, followIdentityCheck } from './eligibility/identity.ts';
import { proveSelf } from './proveSelf.ts';
import { saveQQ, saveWeChat, setBirthday } from './profile.ts';
import { setRealName, setWithdrawPassword } from './security.ts';
import { listSecurityEvents } from './securityEvents.ts';
import { endOneSession, endOthers, listSessions } from './login/loginSessions.ts';
import { exchangeTicket, showTicket } from './login/tickets.ts';
import { listLinks, unlink } from './thirdParty/thirdPartyLinks.ts';
import { beginPasskeyLogIn, logInByPasskey } from './passkeys/passkeyLogin.ts';
import { beginAdding, finishAdding, listPasskeys, remove, rename } from './passkeys/passkeys.ts';
import { beginFactor, confirmFactor, endFactor, renewCodes, secondFactorState } from './secondFactor/secondFactor.ts';
import { finishLogIn } from './login/finishLogin.ts';
import { userInfoOf } from './userInfo.ts';
import type { LevelName, MoneyPort } from './userInfo.ts';

type AccountCall =
  | 'agentLogin'
  | 'agentRegistered'
  | 'getAgentDomain'
  | 'defaultKaptcha'
  | 'login'
  | 'logout'
  | 'firstUserInfo'
  | 'logedUserInfo'
  | 'deviceInfo'
  | 'passkeys'
  | 'beginPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'beginPasskeyLogin'
  | 'passkeyLogin'
  | 'thirdPartyLinks'
  | 'unlinkThirdParty'
  | 'secondFactor'
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'endSecondFactor'
  | 'renewRecoveryCodes'
  | 'finishLogin'
  | 'submitEmail'
  | 'updateEmail'
  | 'emailSend'
  | 'confirmEmail'
  | 'confirmQQ'
  | 'confirmWeChat'
  | 'submitBirthDay'
  | 'eligibility'
  | 'acceptTerms'
  | 'setNewsConsent'
  | 'checkIdentity'
  | 'followIdentity'
  | 'updateLoginPassword'
  | 'sendWithdrawYZM'
  | 'updateWithdrawPW'
  | 'updateWithdrawPWGOA'
  | 'sendPhone'
  | 'sendPhoneSMS'
  | 'confirmPhone'
  | 'confirmRealName'
  | 'setWithdrawPW'
  | 'viewTicket'
  | 'takeTicket'
  | 'securityEvents'
  | 'loginSessions'
  | 'endLoginSession'
  | 'endOtherSessions'
  | 'proveSelf';

export const accountRoutes = (money: MoneyPort, levelName: LevelName): Pick<Handlers<Calls>, AccountCall> => ({
  defaultKaptcha: newCaptcha,
  agentLogin: logAgentIn,
  agentRegistered: registerAgent,
  getAgentDomain: agentDomain,
  login: logIn,
  logout: logOut,
  firstUserInfo: (context) => userInfoOf(context, money, levelName),
  logedUserInfo: (context) => userInfoOf(context, money, levelName),
  deviceInfo: reportDevice,
  sendPhoneSMS: sendPhoneCode('sms'),
  sendPhone: sendPhoneCode('voice'),
  confirmPhone: confirmPhoneCode,
  confirmRealName: setRealName,
  passkeys: listPasskeys,
  beginPasskey: beginAdding,
  addPasskey: finishAdding,
  renamePasskey: rename,
  removePasskey: remove,
  beginPasskeyLogin: beginPasskeyLogIn,
  passkeyLogin: logInByPasskey,
  thirdPartyLinks: listLinks,
  unlinkThirdParty: unlink,
  secondFactor: secondFactorState,
  beginSecondFactor: beginFactor,
  confirmSecondFactor: confirmFactor,
  endSecondFactor: endFactor,
  renewRecoveryCodes: renewCodes,
  finishLogin: finishLogIn,
  submitEmail: submitNewEmail,
  updateEmail: replaceEmail,
  emailSend: sendEmailCode,
  confirmEmail: confirmEmailCode,
  confirmQQ: saveQQ,
  confirmWeChat: saveWeChat,
  submitBirthDay: setBirthday,
  eligibility: viewEligibility,
  acceptTerms: acceptNewTerms,
  setNewsConsent: changeNewsConsent,
  checkIdentity: beginIdentityCheck,
  followIdentity: followIdentityCheck,
  updateLoginPassword: changeLoginPassword,
  sendWithdrawYZM: sendWithdrawCode,
  updateWithdrawPW: changeWithdrawPassword,
  updateWithdrawPWGOA: resetWithdrawPassword,
  setWithdrawPW: setWithdrawPassword,
  viewTicket: showTicket,
  takeTicket: exchangeTicket,
  securityEvents: listSecurityEvents,
  loginSessions: listSessions,
  endLoginSession: endOneSession,
  endOtherSessions: endOthers,
  proveSelf,
});
