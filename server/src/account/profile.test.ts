/** QQ, WeChat, birthday, real name variants, and what is masked in replies and logs. SI-35, M18, S22 */
import { confirmEmail, emailSend, submitEmail } from '@foyer/contract/account/email.ts';
import { confirmQQ, confirmWeChat, submitBirthDay } from '@foyer/contract/account/profile.ts';
import { confirmPhone, confirmRealName, sendPhone, sendPhoneSMS } from '@foyer/contract/account/security.ts';
import { firstUserInfo, logedUserInfo } from '@foyer/contract/account/session.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestHouse, signUp } from '../testing/house.ts';
import type { TestHouse } from '../testing/house.ts';
import { newestCode } from './testing/outbox.ts';

const t = await openTestHouse();
afterAll(() => t.close());

async function setFront(house: TestHouse, key: string, value: string): Promise<void> {
  const config_values = JSON.stringify({ zh_CN: value, en: value, th: value });
  await house.database.db
    .updateTable('front_config')
    .set({ config_values } as never)
    .where('config_key', '=', key)
    .execute();
}

describe('contacts', () => {
  it('are saved, replaced and shown masked. CALL-085, CALL-086, VALID-024, VALID-026', async () => {
    const player = await signUp(t);
    await player.ok(confirmQQ, { qq: '23456789' });
    await player.ok(confirmWeChat, { weChat: 'lin_zhao-88' });
    const { userInfo } = await player.ok(logedUserInfo, {});
    expect(userInfo).toMatchObject({ qq: '234***89', weChat: 'lin******88' });
    await player.ok(confirmQQ, { qq: '98765' });
    expect((await player.ok(logedUserInfo, {})).userInfo.qq).toBe('9****');
  });

  it.each([
    [confirmQQ, { qq: '01234' }],
    [confirmQQ, { qq: '1234' }],
    [confirmQQ, { qq: '12345678901' }],
    [confirmWeChat, { weChat: '1abcdef' }],
    [confirmWeChat, { weChat: 'abcde' }],
    [confirmWeChat, { weChat: 'a<script>' }],
  ] as const)('are refused by the rule. VALID-024, VALID-026, S13', async (call, fields) => {
    const player = await signUp(t);
    expect((await player.raw(call, fields as Record<string, string>)).refusal).toBe('INPUT_RULE');
  });
});

describe('the birthday', () => {
  it('is set once, even by twenty concurrent requests, and shows only its year. CALL-095, M18', async () => {
    const player = await signUp(t);
    const asked = Array.from({ length: 20 }, () => player.call(submitBirthDay, { birthday: '1990-02-28' }));
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect((await player.call(submitBirthDay, { birthday: '1991-01-01' })).refusal).toBe('BIRTHDAY_ALREADY_SET');
    expect((await player.ok(logedUserInfo, {})).userInfo.birthday).toBe('1990-**-**');
  });

  it('is refused one day before the player is 18 and accepted on the day. CONST-023, M18', async () => {
    const player = await signUp(t);
    expect((await player.call(submitBirthDay, { birthday: '2008-11-22' })).refusal).toBe('UNDERAGE');
    expect((await player.call(submitBirthDay, { birthday: '2027-01-01' })).refusal).toBe('UNDERAGE');
    expect((await player.call(submitBirthDay, { birthday: '2008-11-21' })).code).toBe(200);
  });

  it.each(['1990-02-30', '1899-12-31', '1990-13-01'])('refuses the invalid date %s', async (birthday) => {
    const player = await signUp(t);
    expect((await player.call(submitBirthDay, { birthday })).refusal).toBe('INPUT_RULE');
    expect((await player.ok(logedUserInfo, {})).userInfo.birthday).toBe('');
  });

  it('uses the date in Bangkok, where 23:00 UTC is already the next day', async () => {
    const before = t.clock.nowMs;
    t.clock.nowMs = Date.UTC(2026, 10, 21, 23);
    const player = await signUp(t);
    expect((await player.call(submitBirthDay, { birthday: '2008-11-22' })).refusal).toBe(undefined);
    t.clock.nowMs = before;
  });
});

describe('the real name', () => {
  it('has exactly 12 digits if the operator says so. VALID-018, AMB-089', async () => {
    const other = await openTestHouse();
    const player = await signUp(other);
    expect((await player.call(confirmRealName, { name: '123456789012' })).refusal).toBe('INPUT_RULE');
    await setFront(other, 'realNameVariant', 'digits12');
    const refused = await player.call(confirmRealName, { name: '李雷' });
    expect([refused.refusal, refused.message]).toEqual(['INPUT_RULE', '姓名为12位数字']);
    await player.ok(confirmRealName, { name: '123456789012' });
    expect((await player.ok(logedUserInfo, {})).userInfo.name).toBe('***********2');
    await other.close();
  });

  it('comes with an ID number that is checked for format and age and is not stored. VALID-028, VALID-029, M18', async () => {
    const player = await signUp(t);
    const young = '11010520090101001X';
    expect((await player.call(confirmRealName, { name: '李雷', idCard: '12' })).refusal).toBe('INPUT_RULE');
    expect((await player.call(confirmRealName, { name: '李雷', idCard: young })).refusal).toBe('UNDERAGE');
    const [long, short] = ['11010519491231002X', '110105491231002'];
    await player.ok(confirmRealName, { name: '李雷', idCard: long });
    await (await signUp(t)).ok(confirmRealName, { name: '韩梅梅', idCard: short });
    const rows = await t.database.db.selectFrom('player').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('110105');
    expect(t.logLines.join('')).not.toContain('110105');
  });
});

describe('masks', () => {
  it('leave no phone, name, address or contact readable in replies and logs. CALL-074, S22, CONST-025, CONST-026', async () => {
    const player = await signUp(t);
    const secrets = {
      phone: '13988877661',
      name: '欧阳小雨',
      email: 'ouyang.secret@mail.net',
      qq: '556677889',
      weChat: 'ouyang_secret',
      birthday: '1988-08-08',
    };
    const bodies: string[] = [];
    const note = async (answer: Promise<{ body: string; code: number }>) => {
      const { body, code } = await answer;
      expect(code).toBe(200);
      bodies.push(body);
    };
    await note(player.call(sendPhoneSMS, { mobilePhone: secrets.phone }));
    await note(player.call(confirmPhone, { mobilePhone: secrets.phone, code: await newestCode(player) }));
    await note(player.call(confirmRealName, { name: secrets.name }));
    await note(player.call(submitEmail, { email: secrets.email }));
    t.clock.nowMs += 1_000;
    await note(player.call(emailSend, { email: secrets.email }));
    await note(player.call(confirmEmail, { email: secrets.email, code: await newestCode(player) }));
    await note(player.call(confirmQQ, { qq: secrets.qq }));
    await note(player.call(confirmWeChat, { weChat: secrets.weChat }));
    await note(player.call(submitBirthDay, { birthday: secrets.birthday }));
    await note(player.call(firstUserInfo, {}));
    await note(player.call(logedUserInfo, {}));
    const output = bodies.join('\n') + t.logLines.join('\n');
    for (const secret of Object.values(secrets)) expect(output).not.toContain(secret);
    expect(bodies.at(-1)).toContain('139****7661');
    expect(bodies.at(-1)).toContain('***雨');
  });
});

describe('the phone of the registration', () => {
  it('is kept unverified, and verified without being typed again. VALID-020, CONST-025', async () => {
    const player = await signUp(t, { mobilePhone: '13977700021' });
    expect((await player.ok(firstUserInfo, {})).userInfo).toMatchObject({
      mobilePhone: '139****0021',
      isPhoneVerified: false,
    });
    expect((await player.ok(sendPhoneSMS, {})).target).toBe('139****0021');
    expect((await player.call(confirmPhone, { code: '0000000' })).refusal).toBe('WRONG_CODE');
    await player.ok(confirmPhone, { code: await newestCode(player) });
    expect((await player.ok(firstUserInfo, {})).userInfo).toMatchObject({
      mobilePhone: '139****0021',
      isPhoneVerified: true,
    });
  });

  it('can be replaced by another number, and is then free for another account', async () => {
    const player = await signUp(t, { mobilePhone: '13977700022' });
    await player.ok(sendPhoneSMS, { mobilePhone: '13977700023' });
    await player.ok(confirmPhone, { mobilePhone: '13977700023', code: await newestCode(player) });
    expect((await player.ok(firstUserInfo, {})).userInfo.mobilePhone).toBe('139****0023');
    const other = await signUp(t, { mobilePhone: '13977700022' });
    expect((await other.ok(sendPhone, {})).channel).toBe('voice');
  });

  it('is required in the request if the account has none', async () => {
    const player = await signUp(t);
    for (const answer of [
      await player.call(sendPhoneSMS, {}),
      await player.call(sendPhone, {}),
      await player.call(confirmPhone, { code: '123456' }),
    ])
      expect([answer.refusal, answer.message]).toEqual(['INPUT_RULE', '请输入手机号码']);
  });
});

describe('the voice call', () => {
  it('sends the same kind of code, but not within a minute of an SMS. CALL-090, AMB-146', async () => {
    const player = await signUp(t);
    const mobilePhone = '13977700011';
    await player.ok(sendPhoneSMS, { mobilePhone });
    expect((await player.call(sendPhone, { mobilePhone })).refusal).toBe('CODE_SENT_RECENTLY');
    t.clock.nowMs += 60_000;
    expect((await player.ok(sendPhone, { mobilePhone })).channel).toBe('voice');
    await player.ok(confirmPhone, { mobilePhone, code: await newestCode(player) });
    expect((await player.call(sendPhone, { mobilePhone })).refusal).toBe('PHONE_ALREADY_VERIFIED');
  });
});
