/** A new member of staff reads beside the field what is wrong with it. */
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeHouse, refused } from '../testing/house.ts';
import { show } from '../testing/show.tsx';
import { setLanguage } from '../text/language.ts';
import { Enrol } from './Enrol.tsx';

const invitation = { name: 'mei', siteName: 'Foyer', secret: 'JBSWY3DPEHPK3PXP', otpauth: 'otpauth://totp/x' };

afterEach(() => {
  setLanguage('en');
  vi.unstubAllGlobals();
});

/** Opens the invitation and sets a password. */
async function open() {
  show(<Enrol token="t" />);
  const fields = await vi.waitFor(() => {
    const found = [...document.querySelectorAll<HTMLInputElement>('input[type=password]')];
    expect(found).toHaveLength(2);
    return found;
  });
  for (const field of fields) fireEvent.change(field, { target: { value: 'a long enough password' } });
}

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
  await open();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '123456' } });
  await user.click(screen.getAllByRole('button').at(-1) ?? document.body);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(document.querySelector('.outcome')).toBeNull();
});

it('asks the device for a passkey in place of a code, and says so if it made none', async () => {
  const create = vi.fn(() => Promise.resolve(null));
  vi.stubGlobal('isSecureContext', true);
  const parseCreationOptionsFromJSON = vi.fn((options: unknown) => options);
  vi.stubGlobal('PublicKeyCredential', Object.assign(vi.fn(), { parseCreationOptionsFromJSON }));
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
  const house = fakeHouse();
  house.answer(
    { status: 200, body: invitation },
    { status: 200, body: { challengeId: 'c', options: '{"challenge":"x"}' } },
  );
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByRole('radio', { name: 'Passkey' }));
  expect(screen.queryByLabelText('Code of the authenticator')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Make the passkey and finish' }));
  expect(await screen.findByText('The device has made no passkey.')).toBeTruthy();
  expect(create).toHaveBeenCalledWith({ publicKey: { challenge: 'x' } });
});
