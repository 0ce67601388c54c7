import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer } from '../feedback/Announcer.tsx';
import { MessageLayer } from './MessageLayer.tsx';
import { dismissAll, holdMessages, maximumShown, showMessage, shownMessages } from './messages.ts';
import type { MessageKind } from './messages.ts';

const texts = () => shownMessages().map((message) => message.text);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  act(() => {
    holdMessages(false);
    dismissAll();
  });
  cleanup();
  vi.useRealTimers();
});

describe('the message layer', () => {
  it.each<[MessageKind, number]>([
    ['success', 3000],
    ['warning', 3000],
    ['notice', 3000],
    ['notification', 4500],
  ])('closes a %s by itself after %i ms. POPUP-020, AMB-041', (kind, ms) => {
    showMessage({ kind, text: 'x' });
    vi.advanceTimersByTime(ms - 1);
    expect(texts()).toEqual(['x']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });
  it('leaves an error until it is closed. POPUP-019', () => {
    showMessage({ kind: 'error', text: 'x' });
    vi.advanceTimersByTime(3_600_000);
    expect(texts()).toEqual(['x']);
  });
  it('shows the same message once and restarts its timer', () => {
    showMessage({ kind: 'warning', text: 'x' });
    vi.advanceTimersByTime(2000);
    showMessage({ kind: 'warning', text: 'x' });
    vi.advanceTimersByTime(2000);
    expect(texts()).toEqual(['x']);
  });
  it('removes messages that close by themselves before an error', () => {
    showMessage({ kind: 'error', text: 'stays' });
    for (let number = 0; number < maximumShown; number += 1) showMessage({ kind: 'warning', text: `w${number}` });
    expect(texts()).toEqual(['stays', 'w1', 'w2', 'w3']);
  });
  it('closes nothing while the pointer or the focus is on a message', () => {
    showMessage({ kind: 'success', text: 'x' });
    holdMessages(true);
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['x']);
    holdMessages(false);
    vi.advanceTimersByTime(3000);
    expect(texts()).toEqual([]);
  });
  it('is announced and can be closed', async () => {
    vi.useRealTimers();
    await act(async () =>
      render(
        <Suspense>
          <Announcer />
          <MessageLayer />
        </Suspense>,
      ),
    );
    act(() => void showMessage({ kind: 'error', title: '提款没有提交成功', text: '余额没有变动。', requestId: 'r-1' }));
    expect(screen.getByRole('alert').textContent).toBe('提款没有提交成功 余额没有变动。');
    expect(screen.getByRole('status').textContent).toBe('');
    // The visible text is in no live region, so it is announced only once.
    expect(screen.getByText('余额没有变动。').closest('[role="alert"], [role="status"], [aria-live]')).toBeNull();
    expect(screen.getByText('编号 r-1')).toBeTruthy();
    act(() => screen.getByRole('button', { name: '关闭' }).click());
    expect(screen.queryByText('余额没有变动。')).toBeNull();
    act(() => void showMessage({ kind: 'success', text: '已保存' }));
    expect([screen.getByRole('status').textContent, screen.getByRole('alert').textContent]).toEqual(['已保存', '']);
  });
});
