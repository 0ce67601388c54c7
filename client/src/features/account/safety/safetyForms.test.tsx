import { latestBirthDay } from '@foyer/contract/age.ts';
import { houseDay } from '@foyer/contract/houseZone.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeHouse, renderWith } from '#testing/fakeHouse.tsx';
import { EmailForm } from './EmailForm.tsx';
import { LoginPasswordForm } from './LoginPasswordForm.tsx';
import { NameForm } from './NameForm.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import { BirthdayForm } from './ProfileForms.tsx';
import { openItems } from './safetySteps.ts';
import { ResetWithdrawForm } from './WithdrawPasswordForm.tsx';

const delivered = { code: 200, data: { channel: 'mail', target: 'ma****@mail.net', resendSeconds: 60, outbox: '/o' } };

let house = fakeHouse();
let done = 0;
const onDone = () => done++;

async function open(form: ReactNode) {
  await renderWith(house.transport, <StrictMode>{form}</StrictMode>);
  await screen.findByRole('form');
  return userEvent.setup();
}
const press = (name: string) => screen.getByRole('button', { name });
const writes = () =>
  house.sent.filter(({ call }) => !['getFrontConfigList', 'init', 'logedUserInfo', 'queryCountryList'].includes(call));

beforeEach(() => {
  house = fakeHouse();
  done = 0;
});
afterEach(cleanup);

describe('an email', () => {
  it('is stored before a code is sent to it, and verified with that code. AMB-145, AMB-149', async () => {
    house.replies.emailSend = delivered;
    const user = await open(<EmailForm waiting="" onDone={onDone} />);
    await user.click(press('发送验证码'));
    expect(await screen.findByText('请输入邮箱')).toBeTruthy();
    expect(writes()).toEqual([]);
    await user.type(screen.getByLabelText('邮箱'), 'mary@mail.net');
    await user.click(press('发送验证码'));
    expect(await screen.findByText(/ma\*\*\*\*@mail\.net/)).toBeTruthy();
    expect(writes().map(({ call }) => call)).toEqual(['submitEmail', 'emailSend']);
    expect(document.activeElement).toBe(screen.getByLabelText('验证码'));
    await user.type(screen.getByLabelText('验证码'), '123456');
    await user.click(press('验证邮箱'));
    await waitFor(() => expect(done).toBe(1));
    expect(house.requestsOf('confirmEmail')[0]).toEqual({ email: 'mary@mail.net', code: '123456' });
  });

  it('that is stored but not verified is replaced by updateEmail', async () => {
    house.replies.emailSend = delivered;
    const user = await open(<EmailForm waiting="ol*@mail.net" onDone={onDone} />);
    expect(screen.getByText(/ol\*@mail\.net/)).toBeTruthy();
    await user.type(screen.getByLabelText('邮箱'), 'mary@mail.net');
    await user.click(press('发送验证码'));
    await waitFor(() => expect(writes().map(({ call }) => call)).toEqual(['updateEmail', 'emailSend']));
  });
});

describe('a phone', () => {
  it('gets its code from the second provider if the first fails. AMB-146', async () => {
    house.replies.sendPhoneSMS = { httpStatus: 500, body: { code: 500 } };
    house.replies.sendPhone = delivered;
    const user = await open(<PhoneForm kept="" onDone={onDone} />);
    await user.type(screen.getByLabelText('手机号码'), '13800000000');
    await user.click(press('发送验证码'));
    await waitFor(() => expect(writes().map(({ call }) => call)).toEqual(['sendPhoneSMS', 'sendPhone']));
    expect(await screen.findByText(/验证码已发往/)).toBeTruthy();
  });

  it('that belongs to another account is refused at its field, without trying the second provider', async () => {
    house.replies.sendPhoneSMS = { code: 1111, msg: '该手机号码已被使用' };
    const user = await open(<PhoneForm kept="" onDone={onDone} />);
    await user.type(screen.getByLabelText('手机号码'), '13800000000');
    await user.click(press('发送验证码'));
    expect(await screen.findByText('该手机号码已被使用')).toBeTruthy();
    expect(screen.getByLabelText('手机号码').getAttribute('aria-invalid')).toBe('true');
    expect(writes().map(({ call }) => call)).toEqual(['sendPhoneSMS']);
  });

  it('is shown masked and not sent if the house has it from the registration. CONST-025', async () => {
    house.replies.sendPhoneSMS = delivered;
    const user = await open(<PhoneForm kept="138****0001" onDone={onDone} />);
    expect(screen.getByLabelText<HTMLInputElement>('手机号码').value).toBe('138****0001');
    await user.click(press('发送验证码'));
    expect(await screen.findByText(/验证码已发往/)).toBeTruthy();
    await user.type(screen.getByLabelText('验证码'), '123456');
    await user.click(press('验证手机号码'));
    await waitFor(() => expect(done).toBe(1));
    expect(writes().map(({ call, request }) => [call, request.mobilePhone])).toEqual([
      ['sendPhoneSMS', undefined],
      ['confirmPhone', undefined],
    ]);
  });

  it('gets one code if the button is pressed twice before it is rendered as busy', async () => {
    house.replies.sendPhoneSMS = delivered;
    await open(<PhoneForm kept="138****0001" onDone={onDone} />);
    await act(async () => {
      press('发送验证码').click();
      press('发送验证码').click();
    });
    expect(await screen.findByText(/验证码已发往/)).toBeTruthy();
    expect(writes().map(({ call }) => call)).toEqual(['sendPhoneSMS']);
  });

  it('is prefilled and sent if the backend does not mask it', async () => {
    house.replies.sendPhoneSMS = delivered;
    const user = await open(<PhoneForm kept="13800000001" onDone={onDone} />);
    await user.click(press('发送验证码'));
    await waitFor(() =>
      expect(writes()).toMatchObject([{ call: 'sendPhoneSMS', request: { mobilePhone: '13800000001' } }]),
    );
  });

  it('from the registration can be replaced by another number', async () => {
    house.replies.sendPhoneSMS = delivered;
    const user = await open(<PhoneForm kept="138****0001" onDone={onDone} />);
    await user.click(press('换一个号码'));
    const field = screen.getByLabelText<HTMLInputElement>('手机号码');
    expect([field.value, document.activeElement]).toEqual(['', field]);
    await user.click(press('发送验证码'));
    expect(await screen.findByText('请输入手机号码')).toBeTruthy();
    await user.type(field, '13900000002');
    await user.click(press('发送验证码'));
    await waitFor(() =>
      expect(writes()).toMatchObject([{ call: 'sendPhoneSMS', request: { mobilePhone: '13900000002' } }]),
    );
  });
});

const change = async (user: ReturnType<typeof userEvent.setup>, old: string, next: string, again: string) => {
  for (const [label, value] of [
    ['原密码', old],
    ['新密码', next],
    ['再输入一次新密码', again],
  ] as const) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), value);
  }
  await user.click(press('更改登录密码'));
};

describe('a password', () => {
  it('is checked by the password policy before it is sent. VALID-008, VALID-011, VALID-012', async () => {
    const user = await open(<LoginPasswordForm onDone={onDone} />);
    await change(user, 'abc12345', 'abc12345', 'abc12345');
    expect(await screen.findByText('新密码与旧密码相同')).toBeTruthy();
    await change(user, 'abc12345', 'abcdefgh', 'abcdefgh');
    expect(await screen.findByText('密码为6-12位字母和数字，两者都要有')).toBeTruthy();
    await change(user, 'abc12345', 'river4stone', 'river5stone');
    expect(await screen.findByText('两次输入的密码不一致')).toBeTruthy();
    expect(writes()).toEqual([]);
  });

  it('may be a sentence if the policy asks only for a length; a wrong old one is shown at its field. S19', async () => {
    house.replies.getFrontConfigList = {
      code: 200,
      data: { list: [{ configKey: 'passwordPolicy', configVal: 'phrase' }] },
    };
    house.replies.updateLoginPassword = { code: 1117, msg: '原密码不对，密码没有改动' };
    const user = await open(<LoginPasswordForm onDone={onDone} />);
    expect(await screen.findByText('8–64 个字符，一句话也可以')).toBeTruthy();
    await change(user, 'wrong', 'a b c d e f g', 'a b c d e f g');
    expect(await screen.findByText('原密码不对，密码没有改动')).toBeTruthy();
    expect(writes().map(({ call }) => call)).toEqual(['updateLoginPassword']);
    expect(done).toBe(0);
  });

  it('for withdrawals that was forgotten is reset with a code. CALL-097, CALL-100', async () => {
    house.replies.sendWithdrawYZM = delivered;
    const user = await open(<ResetWithdrawForm onDone={onDone} onOtherWay={() => undefined} />);
    await user.click(press('发送验证码'));
    await user.type(screen.getByLabelText('验证码'), '123456');
    await user.type(screen.getByLabelText('新提款密码'), 'close-sesame');
    await user.type(screen.getByLabelText('再输入一次新提款密码'), 'close-sesame');
    await user.click(press('重设提款密码'));
    await waitFor(() => expect(done).toBe(1));
    expect(house.requestsOf('updateWithdrawPWGOA')[0]).toEqual({
      code: '123456',
      newWithdrawPassword: 'close-sesame',
    });
  });
});

describe('the identity', () => {
  it('needs a name of 12 digits and an ID number if so required. VALID-018, VALID-028, AMB-094', async () => {
    const list = [
      { configKey: 'realNameVariant', configVal: 'digits12' },
      { configKey: 'idCardRequired', configVal: '1' },
    ];
    house.replies.getFrontConfigList = { code: 200, data: { list } };
    const user = await open(<NameForm onDone={onDone} />);
    await user.type(await screen.findByLabelText(/身份证号/), '123');
    await user.type(screen.getByLabelText('真实姓名'), '李雷');
    await user.click(press('保存姓名'));
    expect(await screen.findByText('姓名为12位数字')).toBeTruthy();
    expect(screen.getByText('身份证号为18位或15位')).toBeTruthy();
    expect(writes()).toEqual([]);
  });

  it('refuses a birthday below the age of the place, which is also the last one to choose. M18', async () => {
    house.replies.init = { code: 200, data: { leastAge: '21' } };
    const user = await open(<BirthdayForm onDone={onDone} />);
    const today = houseDay(Date.now());
    const field = screen.getByLabelText<HTMLInputElement>('出生日期');
    await waitFor(() => expect(field.max).toBe(latestBirthDay(today, 21)));
    await user.type(field, latestBirthDay(today, 20));
    await user.click(press('保存生日'));
    expect(await screen.findByText('请选择有效的日期，须达到本站要求的年龄')).toBeTruthy();
    expect(writes()).toEqual([]);
    await user.clear(field);
    await user.type(field, latestBirthDay(today, 21));
    await user.click(press('保存生日'));
    await waitFor(() => expect(done).toBe(1));
  });

  it('refuses a birthday under 18. M18', async () => {
    const user = await open(<BirthdayForm onDone={onDone} />);
    await user.type(screen.getByLabelText('出生日期'), '2020-01-01');
    await user.click(press('保存生日'));
    expect(await screen.findByText('请选择有效的日期，须达到本站要求的年龄')).toBeTruthy();
    expect(writes()).toEqual([]);
  });
});

it('lists what is still missing, the phone first. CONST-028', () => {
  const nothing = {
    userAccount: '',
    isWithdrawPasswordSet: false,
    isNameVerified: false,
    isPhoneVerified: false,
    isEmailVerified: false,
    status: '',
    level: 0,
    mobilePhone: '',
    name: '',
    email: '',
    qq: '',
    weChat: '',
    birthday: '',
    withdrawalsPausedUntilMs: 0,
  };
  expect(openItems(nothing)).toEqual(['phone', 'password', 'name', 'email']);
  expect(openItems({ ...nothing, isPhoneVerified: true, isWithdrawPasswordSet: true })).toEqual(['name', 'email']);
});
