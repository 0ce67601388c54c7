// @vitest-environment happy-dom
/** A stake that the balance does not reach: the page says what is unchanged and what to do, and deals again. L05 */
import { dealCards } from '@foyer/contract/play/cards.ts';
import { writeEnvelope } from '@foyer/contract/envelope.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { createStandIn } from './testing/house.ts';
import { nothing, openPage } from './testing/page.ts';

afterEach(() => vi.unstubAllGlobals());

it('says of a refused stake that nothing was taken and how to go on, and leaves the deal open. L05', async () => {
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
