// @vitest-environment happy-dom
/** How a window opens if the house does not answer, refuses, or has closed the game. */
import { afterEach, expect, it, vi } from 'vitest';
import { enterCall, playPurse, stateCall } from '@foyer/contract/play/play.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import { flag, record, text } from '@foyer/contract/wire.ts';
import play from '@foyer/text/zh_CN/play.json' with { type: 'json' };
import { startWindow } from './start.ts';
import type { Play } from './start.ts';
import { testWords } from './testing/page.ts';
import type { PlayWords } from './words.ts';

const words: PlayWords = testWords({});
const state = record({ sessionId: text, isOpen: flag, purse: playPurse });
const purse = { balanceSatang: 100, stakedSatang: 0, wonSatang: 0, nowMs: 1 };

const openGame = (): Play => {
  document.body.replaceChildren('the game');
  return { begin: () => undefined, replay: () => undefined, notice: (line) => document.body.append(line) };
};

/** A minimal window, and a house that sends `replies` in turn and then none. */
const open = (...replies: readonly object[]): Promise<string[]> => openWith(openGame, replies);

async function openWith(openRoom: () => Play | Promise<Play>, replies: readonly object[]): Promise<string[]> {
  const tickets: string[] = [];
  const left = [...replies];
  vi.stubGlobal('fetch', (_: string, { body }: { body: URLSearchParams }) => {
    tickets.push(body.get('ticket') ?? '');
    const reply = left.shift();
    return reply && Object.keys(reply).length > 0
      ? Promise.resolve(Response.json(reply))
      : Promise.reject(new TypeError('no network'));
  });
  history.replaceState(null, '', '/play/test/?ticket=one&lang=zh_CN');
  await startWindow({
    doors: { enter: enterCall('/api/play/test/enter', state), state: stateCall('/api/play/test/state', state) },
    loadWords: () => Promise.resolve(words),
    verifier: () => document.createElement('form'),
    gameOf: () => 'test',
    open: openRoom,
  });
  return tickets;
}

const silence = {};
const opened = { code: 200, message: '', data: { sessionId: 's', isOpen: true, purse } };
const pressRetry = (): void => document.querySelector<HTMLButtonElement>('button.primary')?.click();
const heading = (): string => document.querySelector('h1')?.textContent ?? '';

afterEach(() => vi.unstubAllGlobals());

it('shows a lost connection instead of a used ticket, and retries with the same ticket. S10, R01', async () => {
  const tickets = await open(silence, opened);
  expect(heading()).toBe(play.lostTitle);
  expect(document.querySelector('[role=alert]')?.textContent).toBe(play.lostEntry);
  expect(document.querySelectorAll('.primary')).toHaveLength(1);
  pressRetry();
  await vi.waitFor(() => expect(document.body.textContent).toBe('the game'), { timeout: 20_000 });
  expect(tickets).toEqual(['one', 'one']);
  expect(location.search).toBe('?session=s&lang=zh_CN');
});

it('says that the ticket is used if the lost request had reached the house. S10', async () => {
  const spent = { code: refusals.GAME_TICKET_SPENT, message: 'spent' };
  await open(silence, spent);
  pressRetry();
  await vi.waitFor(() => expect(heading()).toBe(play.endedTitle), { timeout: 20_000 });
  expect(document.querySelector('.primary')?.textContent).toBe(play.back);
});

it('goes on showing a lost connection while the retries fail', async () => {
  const tickets = await open(silence, silence);
  pressRetry();
  await vi.waitFor(() => expect(tickets).toHaveLength(2), { timeout: 20_000 });
  await vi.waitFor(() => expect(heading()).toBe(play.lostTitle), { timeout: 20_000 });
});

it('says on opening that a game is closed, and nothing if it is open. M26', async () => {
  const shut = { ...opened, data: { sessionId: 's', isOpen: false, purse } };
  await open(shut);
  expect(document.body.textContent).toBe(`the game${play.shut}`);
  await open(opened);
  expect(document.body.textContent).toBe('the game');
});

it('offers to load the page again if a script of the room could not be fetched', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  await expect(openWith(() => Promise.reject(new TypeError('no script')), [opened])).rejects.toThrow('no script');
  expect(heading()).toBe(play.lostTitle);
  pressRetry();
  expect(reload).toHaveBeenCalledOnce();
});
