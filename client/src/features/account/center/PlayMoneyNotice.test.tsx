import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { setTransport } from '#api/query.ts';
import { loadWords } from '#text/namespaces.ts';
import { PlayMoneyNotice } from './PlayMoneyNotice.tsx';

beforeAll(() => loadWords('zh_CN', 'account/center'));
afterEach(cleanup);

const ownWords = '这里的钱不是真钱，不能兑换，也不会产生任何费用。';

it.each([
  ['says what the operator says', { configVal: '本站用积分，不能兑换。' }, '本站用积分，不能兑换。'],
  ['has words of its own if the operator says nothing', { configVal: '' }, ownWords],
  ['has words of its own if the house does not answer', new Error('no reply'), ownWords],
])('%s. M10', async (_, answer, words) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  setTransport(client, (call, request) => {
    expect([call.name, request]).toEqual(['getFrontConfig', { configKey: 'playMoneyNotice' }]);
    return answer instanceof Error ? Promise.reject(answer) : (Promise.resolve(answer) as Promise<never>);
  });
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <PlayMoneyNotice className="faint" />
      </QueryClientProvider>,
    ),
  );
  await expect.poll(() => document.body.textContent).toBe(words);
});
