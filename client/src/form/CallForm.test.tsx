import { defineCall } from '@foyer/contract/call.ts';
import { moneyAmount } from '@foyer/contract/rules/money.ts';
import { nothing, optional, record, ruled, ruledMoney } from '@foyer/contract/wire.ts';
import { mobile } from '@foyer/contract/rules/personal.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, Suspense, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallFailure } from '#api/failure.ts';
import { isFailure } from '#api/failure.ts';
import { readReply } from '#api/reply.ts';
import { setTransport } from '#api/query.ts';
import type { Transport } from '#api/query.ts';
import { Announcer } from '#ui/feedback/Announcer.tsx';
import { CallForm } from './CallForm.tsx';
import { FormCheck } from './FormCheck.tsx';
import { FormAmount } from './FormChoice.tsx';
import { FormSubmit } from './FormSubmit.tsx';
import { FormPassword, FormText } from './FormText.tsx';
import { useCallForm } from './useCallForm.ts';

const pay = defineCall({
  id: 'CALL-000',
  name: 'pay',
  path: '/api/loged/pay',
  access: 'player',
  effect: 'money',
  request: record({
    mobilePhone: ruled(mobile),
    amountSatang: ruledMoney(moneyAmount),
    again: optional(ruled(mobile)),
  }),
  response: nothing,
  refuses: ['BALANCE_INSUFFICIENT', 'PHONE_TAKEN'],
});

type Answer = (request: unknown, moneyRequestId: string | undefined) => Promise<unknown>;
let sent: { request: unknown; id: string | undefined }[] = [];
let done = 0;

function House({ answer, children }: { readonly answer: Answer; readonly children: React.ReactNode }) {
  const client = new QueryClient();
  const transport: Transport = (_, request, { moneyRequestId }) => {
    sent.push({ request, id: moneyRequestId });
    return answer(request, moneyRequestId) as Promise<never>;
  };
  setTransport(client, transport);
  return (
    <QueryClientProvider client={client}>
      <Suspense>{children}</Suspense>
    </QueryClientProvider>
  );
}

function Page() {
  const [isLeft, setIsLeft] = useState(false);
  return isLeft ? null : (
    <>
      <PayForm />
      <button type="button" onClick={() => setIsLeft(true)}>
        离开
      </button>
    </>
  );
}

function PayForm() {
  const state = useCallForm(pay, {
    initial: {},
    refusedAt: { PHONE_TAKEN: 'mobilePhone' },
    check: ({ secret, secretAgain }) =>
      secret === secretAgain ? [] : [{ field: 'secretAgain', message: { key: 'confirmMismatch', args: {} } }],
    draft: { key: 'pay', fields: ['mobilePhone'] },
    onDone: () => done++,
  });
  return (
    <CallForm label="付款" state={state} onCheckStatus={() => undefined}>
      <FormText name="mobilePhone" label="手机号" />
      <FormAmount name="amountSatang" label="金额" />
      <FormPassword name="secret" label="密码" autoComplete="off" />
      <FormPassword name="secretAgain" label="再输一次" autoComplete="off" />
      <FormCheck name="agreed" label="同意" />
      <FormSubmit>付款</FormSubmit>
    </CallForm>
  );
}

async function open(answer: Answer) {
  const user = userEvent.setup();
  await act(async () =>
    render(
      <StrictMode>
        <House answer={answer}>
          <Page />
        </House>
      </StrictMode>,
    ),
  );
  await screen.findByRole('form', { name: '付款' });
  return user;
}
/** A reply of the house as the client decodes it. */
function failure(answer: { readonly code: number; readonly message: string } | 'timeout'): CallFailure {
  const reply =
    answer === 'timeout'
      ? { httpStatus: 0, requestId: '', failure: answer }
      : { httpStatus: 200, requestId: 'r-1', body: { code: answer.code, msg: answer.message } };
  try {
    readReply(pay, reply);
  } catch (error) {
    if (isFailure(error)) return error;
  }
  throw new Error('the reply is no failure');
}
const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText('手机号'), '13800000000');
  await user.type(screen.getByLabelText('金额'), '12.5');
};
const press = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: '付款' }));

beforeEach(() => {
  sent = [];
  done = 0;
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

/** Number of live regions that contain these words, that is how often a screen reader announces them. */
const heard = (words: string): number =>
  [...document.querySelectorAll('[role="alert"], [role="status"], [aria-live]')].filter((region) =>
    region.textContent.includes(words),
  ).length;

describe('the reason of a refusal is announced once', () => {
  it.each([
    ['above the form, by its alert', { code: 1301, message: '余额不足' }],
    ['at its field, by the page’s voice', { code: 1111, message: '该手机号码已被使用' }],
  ])('%s. A01', async (_where, answer) => {
    render(
      <Suspense>
        <Announcer />
      </Suspense>,
    );
    const user = await open(() => Promise.reject(failure(answer)));
    await fill(user);
    await press(user);
    await waitFor(() => expect(heard(answer.message)).toBe(1));
    expect(screen.getAllByText(answer.message).length).toBeGreaterThan(0);
  });
});

/** Text of the page's polite live regions. */
const voice = () => [...document.querySelectorAll('[role="status"]')].map((region) => region.textContent).join('');

const openHeard = async (answer: Answer) => {
  render(
    <Suspense>
      <Announcer />
    </Suspense>,
  );
  return await open(answer);
};

describe('a complaint about a form', () => {
  it('by its rules is removed from the live region once it is sent. A01', async () => {
    const user = await openHeard(() => Promise.resolve());
    await press(user);
    await waitFor(() => expect(voice()).toContain('有 2 处需要修改'));
    await fill(user);
    await press(user);
    await waitFor(() => expect(done).toBe(1));
    expect(voice()).toBe('');
  });

  it('by the house is removed from the live region once it is sent again or left. A01', async () => {
    const taken = failure({ code: 1111, message: '该手机号码已被使用' });
    const answers = [() => Promise.reject(taken), () => Promise.resolve(), () => Promise.reject(taken)];
    const user = await openHeard(() => answers.shift()?.() ?? Promise.resolve());
    await fill(user);
    await press(user);
    await waitFor(() => expect(voice()).toBe('该手机号码已被使用'));
    await press(user);
    await waitFor(() => expect(done).toBe(1));
    expect(voice()).toBe('');
    await press(user);
    await waitFor(() => expect(voice()).toBe('该手机号码已被使用'));
    await user.click(screen.getByRole('button', { name: '离开' }));
    expect(voice()).toBe('');
  });
});

describe('a form of one call', () => {
  it('names each empty required field, sends nothing and focuses the first wrong field. VALID-002', async () => {
    const user = await open(() => Promise.resolve());
    await press(user);
    expect(await screen.findByText('请输入手机号码')).toBeTruthy();
    expect(screen.getByText('请输入金额')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('手机号'));
    expect(screen.getByLabelText('手机号').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });
  it('validates by the rule of the call and removes the message once the value is valid. VALID-020', async () => {
    const user = await open(() => Promise.resolve());
    await user.type(screen.getByLabelText('手机号'), '12');
    await user.tab();
    expect(await screen.findByText('请输入以1开头的11位手机号码')).toBeTruthy();
    await user.type(screen.getByLabelText('手机号'), '800000000');
    await waitFor(() => expect(screen.queryByText('请输入以1开头的11位手机号码')).toBeNull());
  });
  it('does not validate an empty field that was only tabbed through', async () => {
    const user = await open(() => Promise.resolve());
    await user.tab();
    await user.tab();
    expect(screen.getByLabelText('手机号').getAttribute('aria-invalid')).toBeNull();
  });
  it('sends the domain request: money in minor units', async () => {
    const user = await open(() => Promise.resolve());
    await fill(user);
    await press(user);
    await waitFor(() => expect(done).toBe(1));
    expect(sent[0]?.request).toEqual({ mobilePhone: '13800000000', amountSatang: 1250 });
  });
  it('runs the checks that only the client can make. VALID-011', async () => {
    const user = await open(() => Promise.resolve());
    await fill(user);
    await user.type(screen.getByLabelText('密码'), 'a');
    await press(user);
    expect(await screen.findByText('两次输入的密码不一致')).toBeTruthy();
    expect(sent).toEqual([]);
  });
  it('sends once while it waits for the answer', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const user = await open(() => promise);
    await fill(user);
    await press(user);
    await user.type(screen.getByLabelText('金额'), '{Enter}');
    await user.click(screen.getByRole('button', { name: '正在提交' }));
    expect(sent).toHaveLength(1);
    await act(async () => resolve(undefined));
    await waitFor(() => expect(done).toBe(1));
  });
  it('sends once where a second press comes before the button is drawn anew', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    await fill(await open(() => promise));
    await act(async () => {
      fireEvent.submit(screen.getByRole('form'));
      fireEvent.submit(screen.getByRole('form'));
    });
    expect(sent).toHaveLength(1);
    await act(async () => resolve(undefined));
    await waitFor(() => expect(done).toBe(1));
  });
  it('shows a refusal at the field that it belongs to', async () => {
    const user = await open(() => Promise.reject(failure({ code: 1111, message: '该手机号码已被使用' })));
    await fill(user);
    await press(user);
    expect(await screen.findByText('该手机号码已被使用')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('手机号'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('shows other refusals above the form with the id of the request, and scrolls them into view', async () => {
    const brought = vi.spyOn(Element.prototype, 'scrollIntoView');
    const user = await open(() => Promise.reject(failure({ code: 1301, message: '余额不足' })));
    await fill(user);
    await press(user);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('余额不足');
    expect(alert.textContent).toContain('r-1');
    expect(brought.mock.contexts).toContain(alert);
    expect(done).toBe(0);
    expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('13800000000');
  });
  it('calls a time-out of a money form unknown and asks again under the same id. AMB-174', async () => {
    let isSilent = true;
    const silence = failure('timeout');
    const user = await open(() => (isSilent ? Promise.reject(silence) : Promise.resolve()));
    await fill(user);
    await press(user);
    expect((await screen.findByRole('alert')).textContent).toContain('还不知道是否成功');
    expect(screen.getByRole('button', { name: '查看记录' })).toBeTruthy();
    isSilent = false;
    await user.click(screen.getByRole('button', { name: '再次发送' }));
    await waitFor(() => expect(done).toBe(1));
    expect(sent).toHaveLength(2);
    expect(sent[0]?.id).toBeTruthy();
    expect(sent[1]?.id).toBe(sent[0]?.id);
  });
  it('keeps what was typed during the visit, and never a password', async () => {
    const user = await open(() => Promise.reject(failure({ code: 1301, message: '余额不足' })));
    await fill(user);
    await user.type(screen.getByLabelText('密码'), 'geheim1');
    cleanup();
    expect(sessionStorage.getItem('foyer.draft.pay')).toContain('13800000000');
    expect(sessionStorage.getItem('foyer.draft.pay')).not.toContain('geheim1');
    await open(() => Promise.resolve());
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('13800000000'));
  });
});
