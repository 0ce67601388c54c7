import { email, qq, registrationEmail, registrationQQ, registrationWeChat, weChat } from './contact.ts';
import { nationalId, nationalIdChecked } from './nationalId.ts';
import { describeRules } from './testing/rules.ts';

describeRules([
  [
    'email. VALID-022',
    email,
    ['a@b.co', 'first.last+x@mail.example.museum', 'A@B.TH'],
    [
      ['', 'required email'],
      ['a@b.c', 'email'],
      ['a@b.abcdefg', 'email'],
      ['a@b', 'email'],
      ['@b.co', 'email'],
      ['a..b@c.co', 'email'],
      ['a@-b.co', 'email'],
      ['a b@c.co', 'email'],
      [`${'a'.repeat(250)}@b.co`, 'email'],
    ],
  ],
  [
    'email of a registration. VALID-023, AMB-092',
    registrationEmail,
    ['abcdef@qq.com', 'abcdefghijkl@mail.cn'],
    [
      ['abcde@qq.com', 'registrationEmail'],
      ['abcdefghijklm@mail.cn', 'registrationEmail'],
      ['abcdefghijklmn', 'email'],
    ],
  ],
  [
    'QQ. VALID-024',
    qq,
    ['10000', '1234567890'],
    [
      ['', 'required qq'],
      ['01234', 'qq'],
      ['1234', 'qq'],
      ['12345678901', 'qq'],
      ['1234a', 'qq'],
    ],
  ],
  [
    'QQ of a registration. VALID-025, AMB-093',
    registrationQQ,
    ['123456', '1234567890'],
    [
      ['12345', 'registrationQQ'],
      ['012345', 'registrationQQ'],
    ],
  ],
  [
    'WeChat. VALID-026',
    weChat,
    ['a_b-c1', `a${'b'.repeat(19)}`],
    [
      ['', 'required weChat'],
      ['1abcde', 'weChat'],
      ['abcde', 'weChat'],
      [`a${'b'.repeat(20)}`, 'weChat'],
      ['a.bcde', 'weChat'],
    ],
  ],
  [
    'WeChat of a registration. VALID-027, AMB-093',
    registrationWeChat,
    ['abcdefghij'],
    [
      ['abcdefghi', 'registrationWeChat'],
      ['1bcdefghij', 'registrationWeChat'],
    ],
  ],
  [
    'national ID. VALID-028, VALID-029',
    nationalId,
    ['11010519491231002X', '11010519491231002x', '110105194912310021', '110105491231002', '110105200002290010'],
    [
      ['', 'required nationalId'],
      ['11010519491331002X', 'nationalId'],
      ['110105190002290010', 'nationalId'],
      ['11010519490230002X', 'nationalId'],
      ['01010519491231002X', 'nationalId'],
      ['1101051949123100', 'nationalId'],
      ['110105491331002', 'nationalId'],
      ['110105174912310021', 'nationalId'],
    ],
  ],
  [
    'national ID with its check character. VALID-028',
    nationalIdChecked,
    ['11010519491231002X', '11010519491231002x', '110105491231002'],
    [
      ['110105194912310021', 'nationalIdChecksum'],
      ['x', 'nationalId'],
    ],
  ],
]);
