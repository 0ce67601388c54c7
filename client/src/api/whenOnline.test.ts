import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { isOnline } from '#api/online.ts';
import { whenOnline } from '#api/whenOnline.ts';

const fire = (kind: 'online' | 'offline') => window.dispatchEvent(new Event(kind));
// The first call of `isOnline` starts listening to the events.
beforeAll(() => void isOnline());
afterEach(() => fire('online'));

it('loads a part again each time the connection returns. R04', async () => {
  let tried = 0;
  const part = whenOnline(async () => {
    tried += 1;
    if (tried === 3) return 'a part';
    fire('offline');
    throw new Error('no line');
  });
  for (const times of [1, 2]) {
    await vi.waitFor(() => expect(tried).toBe(times));
    fire('offline');
    expect(tried).toBe(times);
    fire('online');
  }
  await expect(part).resolves.toBe('a part');
  expect(tried).toBe(3);
});

it('reports a second failure while online to the caller only, and a success of the retry silently. R06', async () => {
  let tried = 0;
  const gone = () => {
    tried += 1;
    return Promise.reject(new Error('gone'));
  };
  await expect(whenOnline(gone)).rejects.toThrow('gone');
  expect(tried).toBe(2);
  await expect(whenOnline(() => (tried++ === 2 ? gone() : Promise.resolve('a part')))).resolves.toBe('a part');
});
