import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  bankName,
  branch,
  cardNumber,
  cardNumber19,
  cardNumber22,
  cardNumberGiven,
  cardNumberRuleOf,
  cardNumberRules,
  holderIs,
} from './bankCard.ts';
import { betOrderNo, claimField } from './claim.ts';
import { depositorName, proofAddress, transferId } from './depositProof.ts';
import { content, messageType, subject } from './inbox.ts';
import {
  registrationWithdrawPassword,
  usdtAddress,
  walletAccount,
  withdrawPasswordGiven,
  withdrawPasswordSet,
} from './withdrawal.ts';
import { describeRules, verdict } from './testing/rules.ts';

describeRules([
  [
    'withdrawal password given. VALID-038, VALID-049',
    withdrawPasswordGiven,
    ['1'],
    [['', 'required withdrawPassword']],
  ],
  [
    'withdrawal password set. AMB-098',
    withdrawPasswordSet,
    ['123456', 'x'.repeat(64)],
    [
      ['', 'required withdrawPassword'],
      ['12345', 'withdrawPasswordSet'],
      ['x'.repeat(65), 'withdrawPasswordSet'],
    ],
  ],
  [
    'withdrawal password of a registration. VALID-051',
    registrationWithdrawPassword,
    ['123456'],
    [['12345', 'withdrawPasswordSet']],
  ],
  [
    'USDT address. AMB-068',
    usdtAddress,
    ['T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'],
    [
      ['', 'required usdtAddress'],
      ['T9-x', 'usdtAddress'],
    ],
  ],
  [
    'e-wallet account. AMB-078',
    walletAccount,
    ['081-234-5678'],
    [
      ['', 'required walletAccount'],
      ['x'.repeat(65), 'walletAccount'],
    ],
  ],
  [
    'card of 15-19 digits. VALID-040, CONST-020',
    cardNumber,
    ['622202123456789', '6222 0212 3456 7890 123'],
    [
      ['', 'required cardNumber'],
      ['62220212345678', 'cardNumber'],
      ['62220212345678901234', 'cardNumber'],
      ['022202123456789', 'cardNumber'],
      ['62220212345678a', 'cardNumber'],
    ],
  ],
  [
    'card of 6-22 digits. VALID-041',
    cardNumber22,
    ['012345', '1'.repeat(22)],
    [
      ['', 'required cardNumber'],
      ['12345', 'cardNumber22'],
      ['1'.repeat(23), 'cardNumber22'],
    ],
  ],
  [
    'card of 6-19 digits. VALID-042',
    cardNumber19,
    ['012345', '1'.repeat(19)],
    [
      ['12345', 'cardNumber19'],
      ['1'.repeat(20), 'cardNumber19'],
    ],
  ],
  [
    'bank name. VALID-045',
    bankName,
    ['盘谷银行'],
    [
      ['', 'bankNotVerified'],
      ['  ', 'bankNotVerified'],
    ],
  ],
  [
    'holder is the real name. VALID-046',
    holderIs('李雷'),
    ['李雷', ' 李雷 '],
    [
      ['', 'required holderName'],
      ['韩梅梅', 'holderNameFixed'],
    ],
  ],
  [
    'branch. VALID-047, VALID-048',
    branch,
    ['上海', 'Silom', '一'.repeat(10)],
    [
      ['', 'required branch'],
      ['上', 'branch'],
      ['一'.repeat(11), 'branch'],
      ['上海1', 'branch'],
    ],
  ],
  [
    'depositor. VALID-054',
    depositorName,
    ['李雷'],
    [
      ['', 'required depositorName'],
      ['x'.repeat(41), 'depositorName'],
    ],
  ],
  [
    'id of a transfer on a chain. SCREEN-072',
    transferId,
    ['', 'a'.repeat(64), `0x${'0F'.repeat(32)}`],
    [
      ['a'.repeat(63), 'transferId'],
      ['g'.repeat(64), 'transferId'],
      [`0x0x${'a'.repeat(64)}`, 'transferId'],
    ],
  ],
  ['proof address. VALID-054', proofAddress, ['/upload/a.png'], [['', 'proofRequired']]],
  [
    'bet order number. VALID-056, AMB-108',
    betOrderNo,
    ['x', ' 注单 1 '],
    [
      ['', 'required betOrderNo'],
      ['   ', 'required betOrderNo'],
    ],
  ],
  [
    'message type. VALID-059, AMB-106',
    messageType,
    ['deposit', 'withdrawal', 'game', 'bonus', 'other'],
    [
      ['', 'messageType'],
      ['spam', 'messageType'],
    ],
  ],
  [
    'subject. VALID-059',
    subject,
    ['x'],
    [
      ['', 'required subject'],
      ['x'.repeat(61), 'subject'],
    ],
  ],
  [
    'content. VALID-059',
    content,
    ['x'],
    [
      ['', 'required content'],
      ['x'.repeat(1001), 'content'],
    ],
  ],
]);

describe('variants', () => {
  it('of card numbers by front config. AMB-099', () => {
    expect(Object.keys(cardNumberRules)).toEqual(['15-19', '6-19', '6-22']);
    expect(Object.values(cardNumberRules).map((rule) => verdict(rule, '0'.repeat(21)))).toEqual([
      'cardNumber',
      'cardNumber19',
      'passes',
    ]);
  });
  it.each([
    ['15-19', ['cardNumber', 'cardNumber', 'passes', 'cardNumber', 'cardNumber']],
    ['6-19', ['cardNumber19', 'passes', 'passes', 'cardNumber19', 'cardNumber19']],
    ['6-22', ['cardNumber22', 'passes', 'passes', 'passes', 'cardNumber22']],
    ...['', 'plain', '6-21', ' 6-22', '22', 'constructor', '__proto__'].map(
      (named) => [named, ['cardNumber', 'cardNumber', 'passes', 'cardNumber', 'cardNumber']] as const,
    ),
  ] as const)('of card numbers if it is %j. VALID-040 to VALID-042, AMB-099', (named, verdicts) => {
    const rule = cardNumberRules[cardNumberRuleOf(named)];
    const given = ['12345', '012345', '6'.repeat(15), '0'.repeat(22), '6'.repeat(23)];
    expect(given.map((number) => verdict(rule, number))).toEqual(verdicts);
  });
  it('of card numbers accept everything except an empty one, because the house applies its own rule. AMB-099', () => {
    expect(['', '  ', '1', '0'.repeat(22), 'x'].map((given) => verdict(cardNumberGiven, given))).toEqual([
      'required cardNumber',
      'required cardNumber',
      'passes',
      'passes',
      'passes',
    ]);
  });
  it('of claims by bonus type. VALID-055, VALID-056, ENUM-019, CONST-033', () => {
    expect(['1', '2', '9', 'A'].map(claimField)).toEqual([undefined, 'applyAmount', 'betOrderNo', undefined]);
  });
});

it('accepts a card number with spaces and returns the digits', () => {
  expect(v.parse(cardNumber, '6222 0212 3456 7890')).toBe('6222021234567890');
});
