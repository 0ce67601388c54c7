/** A pasted value that is too long is refused by its rule and never truncated. VALID-005, VALID-008, VALID-011 */
import { registered } from '@foyer/contract/account/register.ts';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CallForm } from '#form/CallForm.tsx';
import { renderForm } from '#form/testing/renderForm.tsx';
import { useCallForm } from '#form/useCallForm.ts';
import { AccountField } from './AccountField.tsx';
import { OptionalItems } from './OptionalItems.tsx';
import { PasswordFields } from './PasswordFields.tsx';
import { registerCheck } from './registerCheck.ts';

const items = (['nickname', 'qq', 'email'] as const).map((item) => ({ item, isRequired: false }));
let sent: readonly unknown[] = [];

function Form() {
  const state = useCallForm(registered, {
    initial: {},
    check: registerCheck('hidden', items, { today: () => '2026-11-23', leastAge: 18 }),
    onDone: () => undefined,
  });
  return (
    <CallForm label="注册" state={state}>
      <AccountField variant="plain" />
      <PasswordFields variant="plain" />
      <OptionalItems items={items} latestBirthday="2008-11-23" />
    </CallForm>
  );
}

beforeEach(async () => {
  sent = await renderForm(<Form />);
});
afterEach(cleanup);

it.each([
  ['密码', 'longpass1word123', '密码为6-12位字母和数字，两者都要有'],
  ['账号', 'abcdefghijk12', '账号为6-12位字母和数字，两者都要有'],
  ['昵称', '一二三四五六七八九', '昵称为2-8个字母、数字、汉字或 _ - . ·'],
  ['QQ', '12345678901', 'QQ为6-10位数字，不能以0开头'],
  ['邮箱', 'a.very.long.name@mail.net', '邮箱长度为13-20个字符'],
])('%s: %s', async (label, pasted, expected) => {
  const user = userEvent.setup();
  const field = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
  await user.click(field);
  await user.paste(pasted);
  await user.tab();
  expect(field.value).toBe(pasted);
  expect(await screen.findByText(expected)).toBeTruthy();
  expect(sent).toEqual([]);
});
