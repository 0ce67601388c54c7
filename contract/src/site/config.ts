/** Site configuration, front configuration, navigation and the service link. SI-01 */
import { defineCall } from '../call.ts';
import { adultAge } from '../age.ts';
import { at, flag, integer, list, oneOf, record, text, withDefault } from '../wire.ts';

/** Site config from init. The field names of contacts are not in the specification. ENTITY-008, ENTITY-009, AMB-044 */
export const siteConfig = record({
  apkUrl: withDefault(text, ''),
  ipaUrl: withDefault(text, ''),
  appJump: withDefault(flag, false),
  appDownload: withDefault(text, ''),
  customerUrl: withDefault(text, ''),
  payDomain: withDefault(text, ''),
  staticDomain: withDefault(text, ''),
  /** '0' phone hidden, '1' shown and optional, '2' required with an SMS code, '' shown and required. AMB-085 */
  regPhoneType: withDefault(oneOf(['', '0', '1', '2']), ''),
  agentDomain: withDefault(text, ''),
  loginCaptchaId: withDefault(text, ''),
  regCaptchaId: withDefault(text, ''),
  customerEmail: withDefault(text, ''),
  customerMobile: withDefault(text, ''),
  customerQQ: withDefault(text, ''),
  customerWeChat: withDefault(text, ''),
  agentQQ: withDefault(text, ''),
  easyRememberUrl: withDefault(text, ''),
  isNameRequired: at('isNameVerify', flag),
  isPhoneRequired: at('isPhoneVerify', flag),
  isEmailRequired: at('isMailVerify', flag),
  /** The age that the rules of the place require. M18 */
  leastAge: withDefault(integer, adultAge),
});

export const init = defineCall({
  id: 'CALL-001',
  name: 'init',
  path: '/api/init',
  access: 'guest',
  request: record({}),
  response: siteConfig,
});

/** The service link; 110 and 111 are accepted besides 200. ERR-003, AMB-175 */
export const guestInit = defineCall({
  id: 'CALL-002',
  name: 'guestInit',
  path: '/api/guest/init',
  access: 'guest',
  request: record({}),
  response: record({ customerUrl: withDefault(text, '') }),
  accepts: [110, 111],
  whenAccepted: { customerUrl: '' },
});

/** The picture host. ENV-015 */
export const serverInfo = defineCall({
  id: 'CALL-008',
  name: 'serverInfo',
  path: '/api/guest/serverInfo',
  access: 'guest',
  request: record({}),
  response: record({ ftpDomain: withDefault(text, '') }),
});

/** ENTITY-010 */
export const frontConfigItem = record({ configKey: text, configVal: withDefault(text, '') });

export const getFrontConfigList = defineCall({
  id: 'CALL-026',
  name: 'getFrontConfigList',
  path: '/api/guest/frontConfig/getFrontConfig/list',
  access: 'guest',
  /** A comma-separated list of keys. AMB-112 */
  request: record({ configKeys: withDefault(text, '') }),
  response: record({ list: withDefault(list(frontConfigItem), []) }),
});

/** One item; an unknown key has the value ''. AMB-112 */
export const getFrontConfig = defineCall({
  id: 'CALL-025',
  name: 'getFrontConfig',
  path: '/api/guest/frontConfig/getFrontConfig',
  access: 'guest',
  request: record({ configKey: text }),
  response: frontConfigItem,
});
