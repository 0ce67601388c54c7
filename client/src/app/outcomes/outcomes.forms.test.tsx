/**
 * Failures of a form's own submission, for every code: the shell acts as for other calls, and only one of both shows a
 * message.
 */
import { defineCall } from '@foyer/contract/call.ts';
import type { Call } from '@foyer/contract/call.ts';
import { mobile } from '@foyer/contract/rules/personal.ts';
import { nothing, record, ruled } from '@foyer/contract/wire.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTransport } from '#api/query.ts';
import { readReply } from '#api/reply.ts';
import { CallForm } from '#form/CallForm.tsx';
import { FormText } from '#form/FormText.tsx';
import { useCallForm } from '#form/useCallForm.ts';
import { clearCookie } from '#session/cookies.ts';
import { becomePlayer, currentVisitor, readVisitor } from '#session/signedIn.ts';
import { textFor } from '#text/useText.tsx';
import { dismissAll, shownMessages } from '#ui/messages/messages.ts';
import { createOutcomes } from './outcomes.ts';
import { table } from './testing/outcomesTable.ts';
import type { Behaviour } from './testing/outcomesTable.ts';
import { createQueryClient } from '../queryClient.ts';

const write = {
  id: 'CALL-000',
  effect: 'write',
  request: record({ mobilePhone: ruled(mobile) }),
  response: nothing,
} as const;
const playerWrite = defineCall({ ...write, name: 'keepPhone', path: '/api/loged/keepPhone', access: 'player' });
const playerMoney = defineCall({ ...write, name: 'pay', path: '/api/loged/pay', access: 'player', effect: 'money' });
const guestWrite = defineCall({ ...write, name: 'askIn', path: '/api/guest/askIn', access: 'guest' });

function OneForm({ call, bonusType }: { readonly call: Call; readonly bonusType: string | undefined }) {
  const state = useCallForm(call, {
    initial: { mobilePhone: '13800000000' },
    claim: bonusType === undefined ? {} : { bonusType: () => bonusType },
    onDone: () => undefined,
  });
  return (
    <CallForm label="表单" state={state}>
      <FormText name="mobilePhone" label="手机号" />
    </CallForm>
  );
}

type Order = 'form first' | 'shell first';

/** Submits one form, set up as in the page, and waits three seconds. */
async function submitted(
  call: Call,
  [httpStatus, body]: readonly [number, unknown],
  { bonusType, order = 'form first' }: { readonly bonusType?: string; readonly order?: Order } = {},
) {
  becomePlayer();
  const sent: string[] = [];
  const outcomes = createOutcomes((to, words) => sent.push(`${to} ${words}`.trim()));
  const client = createQueryClient((failure, isQuiet) => {
    // The shell's code is loaded with the first failure, so the form receives that one first. entry-client.tsx
    if (order === 'form first') setTimeout(() => void outcomes.act(failure, isQuiet), 5);
    else void outcomes.act(failure, isQuiet);
  });
  setTransport(client, (async () => readReply(call, { httpStatus, requestId: 'r-1', body, bonusType }).data) as never);
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <Suspense>
          <OneForm call={call} bonusType={bonusType} />
        </Suspense>
      </QueryClientProvider>,
    ),
  );
  await act(async () => {
    fireEvent.submit(screen.getByRole('form'));
    await vi.advanceTimersByTimeAsync(0);
  });
  await act(() => vi.advanceTimersByTimeAsync(20));
  const messages = shownMessages();
  const above = screen.queryByRole('alert')?.textContent ?? '';
  await act(() => vi.advanceTimersByTimeAsync(3000));
  return { messages, above, visitor: currentVisitor(), sent };
}

beforeAll(async () => {
  // Load the texts of the form before the clock is faked.
  await Promise.all((['ui', 'rules', 'codes'] as const).map((namespace) => textFor('zh_CN', namespace)));
});
beforeEach(() => {
  vi.useFakeTimers();
  dismissAll();
  clearCookie('signedIn');
  readVisitor();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const severe = new Set([403, 701, 706, 707, 99_999]);
const wayOf = ([, visitor, to]: Behaviour) => ({ visitor, to: to.split(' ')[0] ?? '' });

describe.each<[string, Call, Order]>([
  ['a player’s form', playerWrite, 'form first'],
  ['a player’s form, once the shell is there', playerWrite, 'shell first'],
  ['a form that moves money', playerMoney, 'form first'],
])('%s', (_name, call, order) => {
  it.each(table)(
    'answered with code $code: the shell acts on what concerns the page, and the form shows the rest above itself. ERR-006 to ERR-031, AMB-161 to AMB-172',
    async ({ code, label, body }) => {
      const { messages, above, visitor, sent } = await submitted(call, [200, { code, msg: '' }], { order });
      const expected = wayOf(body['player write']);
      expect({ visitor, to: sent[0]?.split(' ')[0] ?? '' }).toEqual(expected);
      if (severe.has(code)) {
        expect([messages.map(({ kind, text }) => [kind, text]), above]).toEqual([
          [[body['player write'][0], label]],
          '',
        ]);
      } else {
        expect([messages, above.includes(label)]).toEqual([[], true]);
      }
    },
  );
  it.each(table.filter(({ code }) => severe.has(code) || code === 808))(
    'answered with HTTP status $code: behaves the same. AMB-166',
    async ({ code, status }) => {
      const { messages, above, visitor, sent } = await submitted(call, [code, '<html>'], { order });
      expect({ visitor, to: sent[0]?.split(' ')[0] ?? '' }).toEqual(wayOf(status['player write']));
      expect([messages.length, above === '']).toEqual(severe.has(code) ? [1, true] : [0, false]);
    },
  );
});

describe('a guest’s form', () => {
  it.each(table.filter(({ code }) => severe.has(code)))(
    'answered with code $code behaves as the first client does. AMB-162, AMB-164',
    async ({ code, label }) => {
      const { messages, above, visitor, sent } = await submitted(guestWrite, [200, { code, msg: '' }]);
      const kinds = messages.map(({ kind }) => kind);
      if (code === 99_999) expect([kinds, above, sent[0]?.split(' ')[0]]).toEqual([['error'], '', '/404']);
      else {
        // No toast: the target page shows the reason, or the form does if the page stays.
        expect([kinds, above.includes(label)]).toEqual([[], true]);
        expect([visitor, sent]).toEqual(code === 403 ? ['guest', [`/login ${label}`]] : ['player', []]);
      }
    },
  );
});

describe('a form that claims a bonus', () => {
  it('leads to the deposit after code 808 and shows its message once. ERR-010, AMB-170, AMB-173', async () => {
    const { messages, above, sent } = await submitted(playerWrite, [200, { code: 808, msg: '请先存款' }], {
      bonusType: '2',
    });
    expect([messages.map(({ kind, text }) => [kind, text]), above]).toEqual([[['warning', '请先存款']], '']);
    expect(sent[0]).toMatch(/^\/mine\/capital\/deposit /);
  });
  it('of another type only shows its message. AMB-173', async () => {
    const { messages, above, sent } = await submitted(playerWrite, [200, { code: 808, msg: '请先存款' }], {
      bonusType: '9',
    });
    expect([messages, above.includes('请先存款'), sent]).toEqual([[], true, []]);
  });
});
