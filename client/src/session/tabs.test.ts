import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';
import { onTabMessage } from './tabs.ts';

/** A tab of the same browser: another channel in this worker. */
const otherTab = new BroadcastChannel('foyer');

it('receives messages from tabs of its own browser, and from no other worker that runs tests. R07', async () => {
  const heard = vi.fn<(news: string) => void>();
  const stop = onTabMessage(heard);
  const elsewhere = new Worker(`const tab = new BroadcastChannel('foyer'); tab.postMessage('login'); tab.close();`, {
    eval: true,
  });
  await once(elsewhere, 'exit');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  otherTab.postMessage('theme');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('theme'));
  expect(heard.mock.calls).toEqual([['theme']]);
  stop();
  otherTab.close();
});
