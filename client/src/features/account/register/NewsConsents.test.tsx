import { registered } from '@foyer/contract/account/register.ts';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { CallForm } from '#form/CallForm.tsx';
import { renderForm } from '#form/testing/renderForm.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { useCallForm } from '#form/useCallForm.ts';
import { NewsConsents } from './NewsConsents.tsx';

afterEach(cleanup);
const filled = { userAccount: 'rain2026', password: 'abc123', captcha: '1234', adult: '1', terms: '1' };

function Form() {
  const state = useCallForm(registered, { initial: filled, onDone: () => undefined });
  return (
    <CallForm label="注册" state={state}>
      <NewsConsents channels={['mail', 'inbox']} />
      <FormSubmit>注册</FormSubmit>
    </CallForm>
  );
}

it('offers an unticked box for each channel of the house, and sends only what was ticked. M18', async () => {
  const sent = await renderForm(<Form />);
  const user = userEvent.setup();
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox', { hidden: true });
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  await user.click(screen.getByText('活动消息'));
  await user.click(screen.getByLabelText('站内信'));
  await user.click(screen.getByRole('button', { name: '注册' }));
  expect(sent).toMatchObject([{ newsByMail: false, newsBySms: false, newsByInbox: true }]);
});
