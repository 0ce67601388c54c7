import { expect, it, vi } from 'vitest';
import { goWith } from './go.ts';

type Router = Parameters<typeof goWith>[0];

/** A router at one address, which records where it is sent. */
function at(href: string) {
  const navigate = vi.fn();
  const latestLocation = { href, pathname: href.split('?', 1)[0] };
  return { go: goWith({ latestLocation, navigate } as unknown as Router), navigate };
}

it('gives the log-in its reason outside the address, so that no link can write one. AMB-164, S06', () => {
  const { go, navigate } = at('/mine/center?tab=1');
  go('/login', '登录已过期');
  expect(navigate.mock.calls).toEqual([
    [{ href: '/login?redirect=%2Fmine%2Fcenter%3Ftab%3D1', state: { reason: '登录已过期' } }],
  ]);
});

it('names no page to return to where none needs a player', () => {
  const { go, navigate } = at('/home');
  go('/login', '');
  expect(navigate.mock.calls).toEqual([[{ href: '/login', state: { reason: '' } }]]);
});

it('shows the text of a fatal error on the not-found page', () => {
  const { go, navigate } = at('/home');
  go('/404', '没有这个页面');
  expect(navigate.mock.calls).toEqual([[{ to: '/404', search: { err: '没有这个页面' } }]]);
});
