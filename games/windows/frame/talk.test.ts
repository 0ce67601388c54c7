// @vitest-environment happy-dom
/** What a room announces to screen readers. A01 */
import { beforeEach, expect, it, vi } from 'vitest';
import { setOfflineText } from './line.ts';
import { createCalled, createLive, createNotice, lineNotice } from './talk.ts';
import { listen } from './testing/heard.ts';

beforeEach(() => document.body.replaceChildren());

it('announces an equal message again, by another element. A01', () => {
  const { root, announce } = createLive();
  document.body.append(root);
  announce('本局未中');
  const first = root.firstElementChild;
  announce('本局未中');
  expect(root.children).toHaveLength(1);
  // A browser reports no change if the text of the same node is set to the same words.
  expect(root.firstElementChild).not.toBe(first);
  expect(root.textContent).toBe('本局未中');
});

it('announces what came once, and then only what it means for the player. A01', () => {
  const { root, call } = createCalled('status');
  document.body.append(root);
  const heard = listen();
  call('庄 7 点赢', '', false);
  expect(heard()).toEqual(['庄 7 点赢']);
  call('庄 7 点赢', '下注 ฿10.00，返还 ฿19.50', true);
  expect(heard()).toEqual(['下注 ฿10.00，返还 ฿19.50']);
  expect(root.textContent).toBe('庄 7 点赢下注 ฿10.00，返还 ฿19.50');
});

it('announces nothing in a line whose room announces the result by itself. A01', () => {
  const { root, call } = createCalled('silent');
  document.body.append(root);
  const heard = listen();
  call('你的牌大', '下注 ฿10.00，返还 ฿20.00', true);
  expect(heard()).toEqual([]);
});

it('removes the message of a lost connection when it is back, and keeps one about money. L06', () => {
  const { root, notice, clearWarning } = createNotice();
  const line = lineNotice({ notice, clearWarning });
  line('网络已断开');
  expect([root.hidden, root.textContent]).toEqual([false, '网络已断开']);
  line('');
  expect(root.hidden).toBe(true);
  notice('已下注 ฿20.00', 'good');
  line('');
  expect([root.hidden, root.textContent]).toEqual([false, '已下注 ฿20.00']);
});

it('keeps saying that the connection is lost when a request that was under way is answered. R01', () => {
  setOfflineText('网络已断开');
  const { root, notice } = createNotice();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  notice('已下注 ฿20.00', 'good');
  expect(root.textContent).toBe('已下注 ฿20.00');
  notice('', 'info');
  expect([root.hidden, root.textContent, root.dataset.tone]).toEqual([false, '网络已断开', 'warn']);
  onLine.mockRestore();
  notice('');
  expect(root.hidden).toBe(true);
});
