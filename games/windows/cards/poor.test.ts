// @vitest-environment happy-dom
/** A stake above the balance. L05 */
import { dealCards } from '@foyer/contract/play/cards.ts';
import { writeEnvelope } from '@foyer/contract/envelope.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { createStandIn } from './testing/house.ts';
import { nothing, openPage } from './testing/page.ts';

afterEach(() => vi.unstubAllGlobals());

it('says that a refused stake took no money and what to do next, and offers the deal again. L05', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const house = createStandIn('niuNiu');
  const refused = writeEnvelope(refusals.BALANCE_INSUFFICIENT, null, '余额不足');
  vi.stubGlobal('fetch', (path: string, init: { body: URLSearchParams }) =>
    path === dealCards.path ? Promise.resolve(Response.json(refused)) : house.fetch(path, init),
  );
  const { press } = await openPage('niuNiu', house);
  await press(document.querySelector<HTMLButtonElement>('.deal') ?? nothing());
  expect(document.querySelector('.notice')?.textContent).toBe(
    '余额不足，没有扣款。可以选小一点的注额，或返回大厅转入。',
  );
  expect(document.querySelector<HTMLButtonElement>('.deal')?.disabled).toBe(false);
});
