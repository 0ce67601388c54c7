/** A new member of staff reads beside the field what is wrong with it. */
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeHouse, refused } from '../testing/house.ts';
import { show } from '../testing/show.tsx';
import { setLanguage } from '../text/language.ts';
import { Enrol } from './Enrol.tsx';

const invitation = { name: 'mei', siteName: 'Foyer', secret: 'JBSWY3DPEHPK3PXP', otpauth: 'otpauth://totp/x' };

it.each([
  ['en', 'code', 'wrongCode', 'Not the code that the authenticator shows now.'],
  ['zh_CN', 'password', 'containsName', '包含了用户名。'],
] as const)('in %s: %s', async (language, name, rule, sentence) => {
  setLanguage(language);
  const house = fakeHouse();
  house.answer(
    { status: 200, body: invitation },
    refused(400, 'badFields', [{ name, message: 'is not the code of now', rule } as never]),
  );
  const user = userEvent.setup();
  show(<Enrol token="t" />);
  const [password, again] = await vi.waitFor(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input[type=password]')];
    expect(fields).toHaveLength(2);
    return fields;
  });
  if (password === undefined || again === undefined) throw new Error('no fields');
  for (const field of [password, again]) fireEvent.change(field, { target: { value: 'a long enough password' } });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '123456' } });
  await user.click(screen.getAllByRole('button').at(-1) ?? document.body);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(document.querySelector('.outcome')).toBeNull();
  setLanguage('en');
  vi.unstubAllGlobals();
});
