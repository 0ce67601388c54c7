/** The contacts of customer service if either of their two reads fails. SI-53, CALL-001, CALL-002 */
import type { Call } from '@foyer/contract/call.ts';
import { guestInit, init } from '@foyer/contract/site/config.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { setTransport } from '#api/query.ts';
import type { Transport } from '#api/query.ts';
import { loadWords } from '#text/namespaces.ts';
import { ServiceWays } from './ServiceWays.tsx';

type Read = 'answers' | 'has nothing' | 'fails';
const reads: { link: Read; site: Read } = { link: 'answers', site: 'answers' };
const answers = {
  link: { answers: { customerUrl: '/help-desk' }, 'has nothing': { customerUrl: '' } },
  site: {
    answers: { customerUrl: '', customerEmail: 'help@foyer.example', customerMobile: '', customerQQ: '' },
    'has nothing': { customerUrl: '', customerEmail: '', customerMobile: '', customerQQ: '' },
  },
} as const;

async function open(link: Read, site: Read): Promise<void> {
  Object.assign(reads, { link, site });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const transport = async (call: Call) => {
    const which = call.name === guestInit.name ? 'link' : call.name === init.name ? 'site' : undefined;
    if (which === undefined || reads[which] === 'fails') throw new Error(call.name);
    return answers[which][reads[which]];
  };
  setTransport(client, transport as unknown as Transport);
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <Suspense>
          <ServiceWays />
        </Suspense>
      </QueryClientProvider>,
    ),
  );
}
const seen = () => ({
  link: screen.queryByRole('link', { name: '打开在线客服' })?.getAttribute('href') ?? '',
  email: screen.queryByText('help@foyer.example') !== null,
  failed: screen.queryByText('联系方式没有读出来') !== null,
  missing: screen.queryByText(/没有留下联系方式/) !== null,
});
const none = { link: '', email: false, failed: false, missing: false };

beforeAll(async () => {
  await Promise.all(['site', 'ui'].map((namespace) => loadWords('zh_CN', namespace)));
});
afterEach(cleanup);

it.each<[Read, Read, Partial<ReturnType<typeof seen>>]>([
  ['answers', 'answers', { link: '/help-desk', email: true }],
  ['answers', 'fails', { link: '/help-desk' }],
  ['fails', 'answers', { email: true }],
  ['has nothing', 'has nothing', { missing: true }],
  ['has nothing', 'fails', { failed: true }],
  ['fails', 'has nothing', { failed: true }],
  ['fails', 'fails', { failed: true }],
])(
  'shows the available contacts if the link %s and the site %s. SI-53, POPUP-018, SCREEN-068',
  async (link, site, expected) => {
    await open(link, site);
    await waitFor(() => expect(seen()).toEqual({ ...none, ...expected }));
  },
);

it('reads both again on demand. ERR-033', async () => {
  await open('fails', 'fails');
  Object.assign(reads, { link: 'answers', site: 'answers' });
  fireEvent.click(await screen.findByRole('button', { name: '再读一次' }));
  await waitFor(() => expect(seen()).toEqual({ ...none, link: '/help-desk', email: true }));
});
