/** One cell of the matrix: opens a page with one failing call and checks what it shows. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { TestHouse } from '../../../server/src/testing/house.ts';
import { openSite } from '../openSite.tsx';
import type { CallName, Site } from '../openSite.tsx';
import { quietCalls } from './quietCalls.ts';
import type { FaultName } from './replies.ts';

export interface Place {
  readonly path: string;
  /** The cookies of a player; none for a guest. */
  readonly setCookies: readonly string[];
}

const patience = { timeout: 25_000 };

/** Labels of the buttons that read a failed block again. */
const retryNames = /再读一次$|^(?:重试|再试一次)$/;
const screenFailed = '这一页没能打开';

function busyParts(): number {
  return document.querySelectorAll('[aria-busy="true"], svg[class*="skeleton"]').length;
}

/** Opens the page and waits until no read is in flight. */
async function settled(t: TestHouse, { path, setCookies }: Place, failing: Partial<Record<CallName, FaultName>>) {
  const site = await openSite(t, path, { setCookies, failing });
  await screen.findByRole('heading', { level: 1 }, patience).catch(() => undefined);
  // Replies and code that is still loading may mount blocks with further reads.
  for (let quietRounds = 0, known = -1; quietRounds < 3; quietRounds += 1) {
    await site.hasSettled();
    const count = site.reads().length;
    if (count !== known) quietRounds = 0;
    known = count;
    await act(() => new Promise((done) => setTimeout(done, 20)));
  }
  await site.hasSettled();
  return site;
}

export interface Healthy {
  readonly calls: readonly CallName[];
  readonly busy: number;
  /** Calls that the house refuses here anyway, such as an article that does not exist. */
  readonly failed: readonly CallName[];
}

const failedCalls = (site: Site): CallName[] => site.reads().flatMap(({ call, isFailed }) => (isFailed ? [call] : []));

/** Returns the reads of the page without faults, and the number of placeholders that stay. */
export async function readsOf(t: TestHouse, place: Place): Promise<Healthy> {
  const site = await settled(t, place, {});
  const found = {
    calls: [...new Set(site.reads().map(({ call }) => call))],
    busy: busyParts(),
    failed: failedCalls(site),
  };
  site.close();
  return found;
}

export interface Cell {
  /** Faults of the page; empty if there are none. */
  readonly wrong: readonly string[];
  /** `retry`: an error with a retry. `message`: an error without one. `quiet`: no error. `read`: the call succeeded. */
  readonly shown: 'retry' | 'message' | 'quiet' | 'read';
}

/** Opens the page after `disturb` has changed the device, and undoes the change by the function that it returns. */
export async function tryDevice(
  t: TestHouse,
  place: Place,
  { disturb, healthy }: { readonly disturb: () => () => void; readonly healthy: Healthy },
): Promise<string[]> {
  const outside = unheard();
  const restore = disturb();
  let site: Site | undefined;
  try {
    site = await settled(t, place, {});
    const failed = failedCalls(site).filter((call) => !healthy.failed.includes(call));
    return [...brokenParts(healthy.busy), ...failed.map((call) => `${call} fails`), ...outside.errors];
  } finally {
    outside.end();
    restore();
    site?.close();
  }
}

/** Collects unhandled rejections. */
function unheard(): { readonly errors: string[]; readonly end: () => void } {
  const errors: string[] = [];
  const hear = (reason: unknown) => void errors.push(`unhandled: ${String(reason)}`);
  process.on('unhandledRejection', hear);
  return { errors, end: () => void process.off('unhandledRejection', hear) };
}

const retries = (): HTMLElement[] => screen.queryAllByRole('button', { name: retryNames });
const hasMessage = (): boolean =>
  [...document.querySelectorAll('[role="alert"]')].some((alert) => (alert.textContent ?? '').trim() !== '') ||
  within(document.body).queryByRole('region', { name: '消息提示' })?.querySelector('li') !== null;

function brokenParts(busyWhenWell: number): string[] {
  const wrong: string[] = [];
  const main = document.querySelector('main');
  if (!main || (main.textContent ?? '').trim().length < 10) wrong.push('the page is blank');
  if (main?.textContent.includes(screenFailed) === true) wrong.push('the whole screen is replaced');
  if (busyParts() > busyWhenWell) wrong.push(`${busyParts() - busyWhenWell} parts are still on their way`);
  return wrong;
}

function faultsOf(site: Site, call: CallName, busyWhenWell: number): string[] {
  const wrong = brokenParts(busyWhenWell);
  for (const read of site.reads())
    if (read.call === call && read.timeOuts > 1)
      wrong.push(`waits for ${read.timeOuts} time-outs, one after the other`);
  return wrong;
}

/** Tries one cell, then lets the call succeed and presses the page's own retry. */
export async function tryCell(
  t: TestHouse,
  place: Place,
  { call, fault, busyWhenWell }: { readonly call: CallName; readonly fault: FaultName; readonly busyWhenWell: number },
): Promise<Cell> {
  const outside = unheard();
  const site = await settled(t, place, { [call]: fault });
  try {
    const wrong = faultsOf(site, call, busyWhenWell);
    const isFailed = site.reads().some((read) => read.call === call && read.isFailed);
    const buttons = retries();
    const shown = !isFailed ? 'read' : buttons.length > 0 ? 'retry' : hasMessage() ? 'message' : 'quiet';
    if (shown === 'quiet' && !Object.hasOwn(quietCalls, call)) wrong.push('nothing says that it failed');
    site.heal();
    for (const button of buttons) await act(async () => button.click());
    await site.hasSettled();
    if (buttons.length > 0) {
      await waitFor(() => {
        if (retries().length > 0) throw new Error('the retry does not read it again');
      }, patience).catch((error: Error) => wrong.push(error.message.split('\n', 1)[0] ?? ''));
    }
    return { wrong: [...wrong, ...outside.errors], shown };
  } finally {
    outside.end();
    site.close();
  }
}
