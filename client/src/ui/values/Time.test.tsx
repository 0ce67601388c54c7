import { deviceTime } from '@foyer/text/time.ts';
import { act, cleanup } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { Time } from './Time.tsx';

afterEach(cleanup);
const atMs = Date.UTC(2026, 10, 23, 2, 29, 24);

it("shows the house's time and zone in a server-rendered page, and the player's own time once it is hydrated", async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Time value={atMs} />);
  expect(page.textContent).toBe('2026-11-23 09:29:24 UTC+7');
  expect(page.querySelector('time')?.dateTime).toBe('2026-11-23T02:29:24.000Z');
  const faults: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(page, <Time value={atMs} />, { onRecoverableError: (error) => faults.push(error) }),
  );
  expect(page.textContent).toBe(deviceTime(atMs));
  expect(faults).toEqual([]);
  await act(async () => root.unmount());
});

it('leaves the text of a backend unchanged. AMB-070', () => {
  expect(renderToString(<Time value="2026-11-23 10:29 (GMT+8)" />)).toContain('2026-11-23 10:29 (GMT+8)');
});
