// @vitest-environment happy-dom
/** The maximum win in the rules. M09 */
import en from '@foyer/text/en/slot.json' with { type: 'json' };
import th from '@foyer/text/th/slot.json' with { type: 'json' };
import zh from '@foyer/text/zh_CN/slot.json' with { type: 'json' };
import { expect, it, vi } from 'vitest';
import { calm } from '../../../engines/slot/models/calm.ts';
import { ember } from '../../../engines/slot/models/ember.ts';
import { maximumOf } from '../../../engines/slot/maximum/maximum.ts';
import { testWords } from '../../frame/testing/page.ts';
import { maximumRate } from './maximum.ts';

const times = (lineStakes: number): string => Math.floor(lineStakes / 20).toLocaleString('en');

it.each([
  ['zh_CN', zh, calm],
  ['en', en, calm],
  ['th', th, calm],
  ['en', en, ember],
])('states in %s how many times the stake a round and a paid spin pay at most. M09', async (_, own, model) => {
  const { rate, note } = maximumRate(model, testWords(own));
  document.body.replaceChildren(rate, note);
  expect(rate.querySelector('dd')?.getAttribute('aria-busy')).toBe('true');
  await vi.waitFor(() => expect(rate.querySelector('[aria-busy]')).toBeNull(), { timeout: 20_000 });
  const { spin, round } = maximumOf(model);
  expect(rate.textContent).toContain(own.maxWin);
  expect(rate.textContent).toContain(times(round));
  expect(note.textContent).toContain(times(round));
  expect(note.textContent).toContain(times(spin));
});
