/**
 * Rule messages are sent as a key of the text namespace `rules` with arguments. The texts are in text/; a test checks
 * that both lists agree. VALID-001
 */

/** Fields that a message can name; their texts are `rules.fields.<name>`. VALID-002 */
export const fieldNames = [
  'userAccount',
  'password',
  'oldPassword',
  'newPassword',
  'confirmPassword',
  'captcha',
  'code',
  'nickname',
  'name',
  'mobilePhone',
  'email',
  'qq',
  'weChat',
  'nationalId',
  'birthday',
  'amount',
  'cardNumber',
  'holderName',
  'branch',
  'withdrawPassword',
  'passkeyName',
  'oldWithdrawPassword',
  'newWithdrawPassword',
  'depositorName',
  'proof',
  'applyAmount',
  'betOrderNo',
  'messageType',
  'subject',
  'content',
  'usdtAddress',
  'walletAccount',
  'agentCode',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** Every message with the names of its arguments. Amounts are whole currency units with decimals: 100.5. */
export const ruleArguments = {
  required: ['field'],
  accountLogin: [],
  accountRegister: [],
  accountStartsWithLetter: [],
  accountNotPhone: [],
  passwordRegister: [],
  passwordStartsWithLetter: [],
  passwordLong: [],
  passwordPhrase: [],
  confirmMismatch: [],
  newPasswordSame: [],
  passwordIsAccount: [],
  withdrawPasswordIsLogin: [],
  nickname: [],
  realName: [],
  realNameDigits: [],
  registrationName: [],
  mobile: [],
  mobileStrict: [],
  mobileForeign: [],
  email: [],
  registrationEmail: [],
  qq: [],
  registrationQQ: [],
  weChat: [],
  registrationWeChat: [],
  nationalId: [],
  nationalIdChecksum: [],
  birthday: [],
  verificationCode: [],
  factorCode: [],
  passkeyName: [],
  amountFormat: [],
  amountZero: [],
  depositRange: ['min', 'max'],
  depositMin: ['min'],
  depositMax: ['max'],
  transferDecimals: [],
  transferBalance: [],
  withdrawalDecimals: [],
  withdrawalMin: ['min'],
  withdrawalMax: ['max'],
  withdrawalBalance: [],
  phoneNotVerified: [],
  agentCode: [],
  inviteNote: ['max'],
  withdrawPasswordSet: [],
  withdrawPasswordNotSet: [],
  cardNumber: [],
  cardNumber22: [],
  cardNumber19: [],
  bankNotVerified: [],
  holderNameFixed: [],
  branch: [],
  depositorName: [],
  transferId: [],
  proofRequired: [],
  imageFormat: [],
  proofTooLarge: [],
  selectNumbers: [],
  betAboveBalance: [],
  messageType: [],
  subject: ['max'],
  content: ['max'],
  isAdult: [],
  terms: [],
  planBalance: [],
  planLimit: ['max'],
  planSoldOut: [],
  usdtAddress: [],
  usdtAddressTRC20: [],
  usdtAddressERC20: [],
  usdtAddressHECO: [],
  usdtAddressOMNI: [],
  usdtAddressChecksum: [],
  walletAccount: [],
  unreadable: [],
} as const satisfies Record<string, readonly ('field' | 'min' | 'max')[]>;

export type RuleKey = keyof typeof ruleArguments;
type ArgumentOf<K extends RuleKey> = (typeof ruleArguments)[K][number];
type RuleArgs<K extends RuleKey> = { readonly [A in ArgumentOf<K>]: A extends 'field' ? FieldName : number };

/** A rule's message as data: `{ key: 'required', args: { field: 'amount' } }`. */
export interface RuleMessage {
  readonly key: RuleKey;
  readonly args: Readonly<Record<string, string | number>>;
}

/** Packs a key and its arguments into the one string that a schema's issue can hold. */
export function message<K extends RuleKey>(
  key: K,
  ...[args]: ArgumentOf<K> extends never ? [] : [args: RuleArgs<K>]
): string {
  return args ? `${key}|${JSON.stringify(args)}` : key;
}

const isRuleKey = (key: string): key is RuleKey => Object.hasOwn(ruleArguments, key);

/** Parses a packed message; undefined if the text is not one, as for a value of the wrong shape. */
export function readMessage(packed: string): RuleMessage | undefined {
  const bar = packed.indexOf('|');
  const key = bar < 0 ? packed : packed.slice(0, bar);
  if (!isRuleKey(key)) return undefined;
  return { key, args: bar < 0 ? {} : (JSON.parse(packed.slice(bar + 1)) as RuleMessage['args']) };
}
