// @vitest-environment happy-dom
/** A window reads the public list and the seeds of a salt's day, and finds what does not match its chain. F01, F03 */
import { noSalt } from '@foyer/contract/chainSalt.ts';
import { anchorList, saltSeeds } from '@foyer/contract/site/anchors.ts';
import type { StatedChain } from '../../fair/saltRecords.ts';
import { publishedChain, statedChain } from '../../fair/testing/grindingHouse.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { listCheck } from './listCheck.ts';
import { testWords } from './testing/page.ts';

const words = testWords({});
const told = publishedChain('a house', true);
const chain = statedChain(told);

afterEach(() => vi.unstubAllGlobals());

/** What the house publishes; a part that is undefined is not answered. */
interface Published {
  readonly leaves?: readonly string[] | undefined;
  readonly entries?: readonly object[] | undefined;
}

/** Presses the button and returns the verdict. */
async function verdict({ leaves, entries }: Published, stated: StatedChain = chain): Promise<string | null> {
  vi.stubGlobal('fetch', async (path: string, { body }: { body: URLSearchParams }) => {
    const [offset, fromNo] = [Number(body.get('offset')), Number(body.get('fromNo'))];
    const data =
      path === saltSeeds.path
        ? leaves && { list: leaves.slice(offset) }
        : path === anchorList.path
          ? entries && { headNo: 9, headHash: '', list: entries.slice(fromNo - 1) }
          : undefined;
    if (data === undefined) throw new TypeError('no network');
    return Response.json({ code: 200, message: '', data });
  });
  const part = listCheck(words, stated, { startMs: told.startMs, lang: 'zh_CN' });
  if (part === undefined) return null;
  document.body.replaceChildren(part);
  part.querySelector('button')?.click();
  const status = part.querySelector('[role=status]');
  await vi.waitFor(() => expect([words('listReads'), '']).not.toContain(status?.textContent));
  return status?.textContent ?? null;
}

const honest: Published = { leaves: told.leaves, entries: told.list };

it('holds where list and seeds match the chain', async () => {
  expect(await verdict(honest)).toBe(words('listHolds'));
});

it.each<[string, Published, Partial<StatedChain>]>([
  ['a seed that is left out', { ...honest, leaves: told.leaves.slice(1) }, {}],
  ['an anchor that is not in the list', honest, { anchor: 'ab'.repeat(32) }],
  ['the chain of another game', honest, { name: 'table:other' }],
  ['a list that ends before the chain', { ...honest, entries: told.list.slice(0, 2) }, {}],
])('fails for %s', async (_what, published, changed) => {
  expect(await verdict(published, { ...chain, ...changed })).toBe(words('listFails'));
});

it.each<[string, Published]>([
  ['the seeds', { ...honest, leaves: undefined }],
  ['the list', { ...honest, entries: undefined }],
])('says nothing about the chain if the house does not answer for %s', async (_what, published) => {
  expect(await verdict(published)).toBe(words('listLost'));
});

it('offers no check of a chain without a salt', async () => {
  expect(await verdict(honest, { ...chain, salt: noSalt })).toBeNull();
});
