/** The thread that renders pages makes the same ones as rendering in the process itself. */
import { expect, test } from '@playwright/test';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { clientHeader } from '@foyer/contract/envelope.ts';
import { brandOf } from '@foyer/house/brand/source.ts';
import { pageBrandOf } from '@foyer/house/web/brand/pageBrand.ts';
import { readBuild } from '@foyer/house/web/styles.ts';
import { pageMaker } from '@foyer/house/web/render.ts';
import type { Ask, Entry } from '@foyer/house/web/render.ts';
import { openPageWorker } from '@foyer/house/web/renderWorker/pageWorker.ts';
import { startWorker } from '@foyer/house/web/renderWorker/startWorker.ts';
import { pageRequestOf } from '@foyer/house/web/visitor.ts';
import { siteUrl } from '../hand.ts';

const folder = resolve(import.meta.dirname, '../../client/dist');
const pages = [
  '/home',
  '/home?lang=en',
  '/slots?lang=th',
  '/all-games?keyword=fish',
  '/sports',
  '/helpCenter/startUse',
  // An unknown page, another spelling, a page that the browser renders, and one that a guest may not see.
  '/no-such-page',
  '/HOME',
  '/launch',
  '/mine/capital',
];

/** Asks the house, each question once, so that both renderings get the same replies. */
function askOnce(): Ask {
  const replies = new Map<string, ReturnType<Ask>>();
  const headers = { [clientHeader]: '1', 'content-type': 'application/x-www-form-urlencoded' };
  return (path, method, body) => {
    const question = `${method} ${path} ${body}`;
    const ask = async () => {
      const reply = await fetch(siteUrl() + path, { method, headers, body: method === 'GET' ? null : body });
      return { status: reply.status, body: (await reply.json()) as unknown };
    };
    const reply = replies.get(question) ?? ask();
    replies.set(question, reply);
    return reply;
  };
}

test('renders pages in its thread like in the process itself', async () => {
  const ask = askOnce();
  const { render, setBrand } = (await import(pathToFileURL(join(folder, 'server/entry-server.js')).href)) as Entry;
  const brand = pageBrandOf(brandOf('').current(), '');
  setBrand(brand);
  const parts = { ...readBuild(join(folder, 'client')), areVitalsWanted: false, brand };
  const makeHere = pageMaker(render, parts);
  const thread = await openPageWorker({
    start: () => startWorker({ folder, areVitalsWanted: false, brand }),
    ask,
    shellOf: () => Promise.reject(new Error('a page became a shell')),
    log: console,
  });
  try {
    for (const path of pages) {
      const asked = pageRequestOf(path);
      const job = { asked, origin: 'https://site.test', absent: [], readsMs: undefined, isShellOnly: false };
      const made = await thread.make(job);
      expect(made, path).toEqual(await makeHere(job, ask));
    }
  } finally {
    await thread.close();
  }
});
