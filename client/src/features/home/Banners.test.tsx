import type { Banner } from '@foyer/contract/home/home.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { becomeGuest, becomePlayer } from '#session/signedIn.ts';
import { loadWords } from '#text/namespaces.ts';
import { BannerSlides } from './Banners.tsx';

const banner = (title: string, imgClickLink: string): Banner => ({
  picLink: '',
  picContent: '',
  imgLink: '/pictures/banner/fair',
  imgClickLink,
  eyebrow: '',
  title,
  content: '',
  action: '',
});
const list = [banner('注册账号', '/register'), banner('去存款', '/mine/capital/deposit')];

async function linksShown() {
  await act(async () =>
    render(
      <Suspense>
        <BannerSlides list={list} />
      </Suspense>,
    ),
  );
  const names = screen.queryAllByRole('link', { hidden: true }).map(({ textContent }) => textContent);
  return new Set(names);
}

beforeAll(async () => {
  await Promise.all(['home', 'ui'].map((namespace) => loadWords('zh_CN', namespace)));
});
afterEach(() => {
  cleanup();
  becomeGuest();
});

it('shows a guest the banner that leads to the registration', async () => {
  expect(await linksShown()).toContain('注册账号');
});

it('hides the banner that leads to the registration from a player, and shows the others', async () => {
  becomePlayer();
  const shown = await linksShown();
  expect(shown).not.toContain('注册账号');
  expect(shown).toContain('去存款');
});
