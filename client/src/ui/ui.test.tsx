import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#text/namespaces.ts';
import { AmountInput } from './fields/AmountInput.tsx';
import { Button } from './actions/Button.tsx';
import { DataTable } from './values/DataTable.tsx';
import type { Column, ListState } from './values/DataTable.tsx';
import { EmptyState } from './layout/EmptyState.tsx';
import { FileDrop } from './fields/FileDrop.tsx';
import { Masked } from './values/Masked.tsx';
import { Money } from './values/Money.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { shownPages } from './actions/Pager.tsx';
import { Tabs } from './actions/Tabs.tsx';
import { typedAmount } from './fields/typedAmount.ts';
import { deviceTime } from '@foyer/text/time.ts';

const show = (children: ReactNode) => act(async () => render(<Suspense>{children}</Suspense>));

const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

// As in the page, where the shell loads the namespace before any component needs it.
beforeAll(() => loadWords('zh_CN', 'ui'));
afterEach(cleanup);

function Amount() {
  const [value, setValue] = useState('');
  return <AmountInput aria-label="金额" value={value} onAmount={setValue} quickAmounts={[50000, 1000000]} />;
}

const tabs = ['a', 'b', 'c'].map((id) => ({ id, label: `页 ${id}` }));

function TabPage() {
  const [selected, setSelected] = useState('a');
  return (
    <Tabs label="流水" tabs={tabs} selected={selected} onSelect={setSelected}>
      内容 {selected}
    </Tabs>
  );
}

describe('a button', () => {
  it('that is blocked says why, stays focusable and does nothing', async () => {
    const press = vi.fn<() => void>();
    await show(
      <Button state={{ blocked: '先绑定手机号' }} onClick={press}>
        提交提款
      </Button>,
    );
    const button = screen.getByRole('button', { name: '提交提款', description: '先绑定手机号' });
    const user = userEvent.setup();
    await user.tab();
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Enter}');
    await user.click(button);
    expect(press).not.toHaveBeenCalled();
  });
  it('that is busy does not send its form again', async () => {
    const send = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    await show(
      <form onSubmit={(event) => send(event.nativeEvent)}>
        <Button type="submit" state="busy">
          正在提交
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: '正在提交' }));
    expect(send).not.toHaveBeenCalled();
  });
});

describe('money', () => {
  it.each([
    [123450, 'THB', '฿1,234.50'],
    [0, 'THB', '฿0.00'],
    [5, 'CNY', '¥0.05'],
    [-100000000, 'THB', '−฿1,000,000.00'],
  ] as const)('writes %i minor units of %s as %s', (minor, currency, text) => {
    expect(amountText(minor, currency)).toBe(text);
  });
  it('is in Thai baht unless another currency is given. I18N-004', async () => {
    await show(
      <p>
        <Money amount={123450} /> <Money amount={123450} size={24} />
      </p>,
    );
    expect(document.querySelector('p')?.textContent).toBe('฿1,234.50 ฿1,234.50');
  });
  it.each([
    ['1,234.5', '1234.5'],
    ['１２００', '1200'],
    ['฿ 500', '500'],
    ['12。5', '12.5'],
    ['abc', 'abc'],
  ])('reads the typed %s as %s', (typed, plain) => expect(typedAmount(typed)).toBe(plain));
  it('enters a quick amount without decimals. VALID-036', async () => {
    await show(<Amount />);
    await userEvent.click(screen.getByRole('button', { name: '฿10,000' }));
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: '金额' });
    expect(input.value).toBe('10,000');
    await userEvent.type(input, '{Backspace}');
    expect(input.value).toBe('1000');
    await userEvent.type(input, '0');
    expect(screen.getByRole('button', { name: '฿10,000' }).getAttribute('aria-pressed')).toBe('true');
  });
  it.each([
    ['all of it', [0, 6], '5', '5', 1],
    ['a part across a separator', [1, 4], '5', '1500', 2],
    ['nothing, in the middle', [3, 3], '7', '107000', 3],
    ['nothing, at the end', [6, 6], '5', '100005', 6],
  ] as const)(
    'keeps the selection on focus and replaces it by typing: %s',
    async (_, [start, end], typed, becomes, caret) => {
      await show(<Amount />);
      const user = userEvent.setup();
      await user.click(screen.getByRole('button', { name: '฿10,000' }));
      const input = screen.getByRole<HTMLInputElement>('textbox', { name: '金额' });
      input.setSelectionRange(start, end);
      await act(async () => input.focus());
      expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['10,000', start, end]);
      await user.keyboard(typed);
      expect([input.value, input.selectionStart]).toEqual([becomes, caret]);
      await user.tab();
      expect(input.value).toBe(becomes.replace(/\d(?=(\d{3})+$)/g, '$&,'));
    },
  );
});

describe('tabs', () => {
  it('mark the selected one before its content is rendered, which may take long', async () => {
    await show(<TabPage />);
    fireEvent.click(screen.getByRole('tab', { name: '页 b' }));
    expect([chosen(), screen.getByRole('tabpanel').textContent]).toEqual(['页 b', '内容 a']);
    expect(await screen.findByText('内容 b')).toBe(screen.getByRole('tabpanel'));
  });
  it('are one tab stop; arrow keys, Home and End select', async () => {
    await show(<TabPage />);
    const user = userEvent.setup();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('页 a');
    await user.keyboard('{ArrowLeft}');
    expect(chosen()).toBe('页 c');
    await user.keyboard('{Home}{ArrowRight}');
    expect(chosen()).toBe('页 b');
    expect(document.activeElement?.textContent).toBe('页 b');
    expect((await screen.findByRole('tabpanel', { name: '页 b' })).textContent).toBe('内容 b');
  });
});

describe('a list', () => {
  const columns: readonly Column<{ readonly id: string }>[] = [{ id: 'id', head: '单号', cell: (row) => row.id }];
  const list = (state: ListState<{ readonly id: string }>) => (
    <DataTable
      label="提款记录"
      columns={columns}
      rowKey={(row) => row.id}
      state={state}
      empty={<EmptyState title="还没有提款" />}
      failure={{ title: '没有读出来' }}
      detail={(row) => <p>详情 {row.id}</p>}
    />
  );
  it('shows a failure with the request id for customer service and a retry', async () => {
    const again = vi.fn<() => void>();
    await show(list({ status: 'failed', onRetry: again, requestId: 'r-9' }));
    expect(screen.getByRole('alert').textContent).toContain('r-9');
    await userEvent.click(screen.getByRole('button', { name: '再读一次' }));
    expect(again).toHaveBeenCalledOnce();
  });
  it('says why it is empty', async () => {
    await show(list({ status: 'ready', rows: [] }));
    expect(screen.getByRole('heading', { name: '还没有提款' })).toBeTruthy();
  });
  it('opens one row at a time', async () => {
    await show(list({ status: 'ready', rows: [{ id: 'W1' }, { id: 'W2' }] }));
    const [first, second] = screen.getAllByRole('button', { name: '查看详情' });
    if (!first || !second) throw new Error('two rows have two buttons');
    await userEvent.click(first);
    expect(screen.getByText('详情 W1')).toBeTruthy();
    await userEvent.click(second);
    expect(screen.queryByText('详情 W1')).toBeNull();
    expect(screen.getByText('详情 W2')).toBeTruthy();
  });
  it.each([
    [1, 3, '1 2 3'],
    [1, 20, '1 2 3 4 5 … 20'],
    [10, 20, '1 … 9 10 11 … 20'],
    [19, 20, '1 … 16 17 18 19 20'],
  ])('on page %i of %i offers %s', (page, last, shown) => {
    expect(
      shownPages(page, last)
        .map((number) => number ?? '…')
        .join(' '),
    ).toBe(shown);
  });
});

describe('a picture to upload', () => {
  it.each([
    ['a wrong kind. VALID-052', new File(['x'], 'a.svg', { type: 'image/svg+xml' }), '图片格式错误'],
    ['more than its limit. VALID-053', new File(['x'.repeat(11)], 'a.png', { type: 'image/png' }), '太大'],
  ])('is refused before it is sent: %s', async (_, file, words) => {
    const taken = vi.fn<(file: File | undefined) => void>();
    await show(
      <FileDrop
        label="凭证"
        hint="PNG"
        rule={{ types: ['image/png'], maximumBytes: 10 }}
        file={undefined}
        state={{ status: 'none' }}
        wrongType="图片格式错误"
        tooLarge="太大"
        onFile={taken}
      />,
    );
    await userEvent.upload(screen.getByLabelText('凭证'), file, { applyAccept: false });
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(taken).not.toHaveBeenCalled();
  });
});

describe('values', () => {
  it('writes a time as local YYYY-MM-DD HH:mm:ss. AMB-070', () => {
    expect(deviceTime(new Date(2026, 10, 3, 4, 5, 6).getTime())).toBe('2026-11-03 04:05:06');
  });
  it('announces the last digits of a masked number', async () => {
    await show(<Masked value="6222 **** **** 8816" />);
    expect(screen.getByText('尾号 8 8 1 6')).toBeTruthy();
  });
});
