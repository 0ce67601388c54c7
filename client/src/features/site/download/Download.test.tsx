/** Downloads for phones, as the operator has set them. SI-33 */
import { init } from '@foyer/contract/site/config.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { setTransport } from '#api/query.ts';
import type { Transport } from '#api/query.ts';
import { loadWords } from '#text/namespaces.ts';
import { Download } from './Download.tsx';

async function open(set: Record<string, string>): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  setTransport(client, (async () => v.parse(init.response.schema, set)) as unknown as Transport);
  const page = () => (
    <QueryClientProvider client={client}>
      <Suspense>
        <Download />
      </Suspense>
    </QueryClientProvider>
  );
  const router = createRouter({ routeTree: createRootRoute({ component: page }), history: createMemoryHistory() });
  await act(async () => render(<RouterProvider router={router as never} />));
  await screen.findByRole('heading', { level: 2 });
}
const linkTo = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

beforeAll(() => Promise.all(['site/download', 'ui'].map((namespace) => loadWords('zh_CN', namespace))));
afterEach(cleanup);

const packages = {
  apkUrl: 'https://packages.example/foyer.apk',
  ipaUrl: 'https://packages.example/foyer.ipa',
  appDownload: 'https://packages.example/app',
};

it('offers the packages that are set, and the link into the app only if it is enabled. SCREEN-069', async () => {
  await open({ ...packages, appJump: '1' });
  expect([linkTo('下载安卓版'), linkTo('下载 iOS 版'), linkTo('打开应用')]).toEqual(Object.values(packages));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('扫码下载应用');
  cleanup();
  await open({ ...packages, ipaUrl: '', appJump: '0' });
  expect([linkTo('下载安卓版'), linkTo('下载 iOS 版'), linkTo('打开应用')]).toEqual([
    packages.apkUrl,
    undefined,
    undefined,
  ]);
  cleanup();
  await open({});
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(screen.getByText(/网页可以放到主屏幕/)).toBeTruthy();
});

it('shows and copies the memorable address if there is one. SCREEN-070', async () => {
  await open({ easyRememberUrl: 'foyer.example' });
  expect(screen.getByText('foyer.example')).toBeTruthy();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '复制好记的网址' }));
  expect(await navigator.clipboard.readText()).toBe('foyer.example');
  cleanup();
  await open({});
  expect(screen.queryByRole('button', { name: '复制好记的网址' })).toBeNull();
});
