// @vitest-environment happy-dom
/** The one switch of the sound: off until chosen, offered in words once, silent in a hidden tab. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Name } from '../table/sound.ts';
import { createHud } from './hud.ts';
import type { Hud } from './hud.ts';
import { createNotice } from './talk.ts';
import { sounds } from '../table/sounds.ts';
import { FakeAudio, FakeWorker } from './testing/audio.ts';
import { one, testWords } from './testing/page.ts';
import { createVoice } from './voice.ts';
import type { Voice } from './voice.ts';

const key = 'foyer.table.sound';
const words = testWords({});
const patience = { timeout: 20_000 };
let isHidden = false;

beforeEach(() => {
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('Worker', FakeWorker);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  FakeAudio.made = [];
  FakeWorker.made = [];
  FakeWorker.sounds = sounds;
  isHidden = false;
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(): Voice<Name> {
  const voice = createVoice<Name>('table', { url: '/sounds.js', set: 'baccarat' }, ['chip']);
  const setting = { name: '百家乐', mode: 'trial', openedMs: 0, words } as const;
  const hud: Hud = createHud(
    setting,
    () => undefined,
    () => hud.showSound(voice.toggle()),
  );
  hud.showSound(voice.isOn);
  document.body.replaceChildren(hud.root);
  return voice;
}

const button = (): HTMLElement => one('.sound-switch');
const audio = (): FakeAudio => {
  const [made] = FakeAudio.made;
  if (made === undefined) throw new Error('no sound was turned on');
  return made;
};
/** How many sounds were started, without the loops of the room. */
const heard = (): number => audio().started.filter(({ loop }) => !loop).length;
/** Waits until the sounds are loaded and the answer of the switch was started. */
const untilOn = (): Promise<unknown> => vi.waitFor(() => expect(heard()).toBeGreaterThan(0), patience);
const press = (): void => void document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
const look = (): void => void document.dispatchEvent(new Event('visibilitychange'));

it('is off and silent until the player turns it on, and offers that in words', () => {
  const voice = open();
  voice.play('card');
  button().dispatchEvent(new Event('pointerup', { bubbles: true }));
  expect([voice.isOn, FakeAudio.made, localStorage.getItem(key)]).toEqual([false, [], null]);
  expect(button().textContent).toContain(words('soundShort'));
  expect(button().getAttribute('aria-label')).toContain(words('soundShort'));
  expect(button().getAttribute('aria-pressed')).toBe('false');
});

it('ends the offer with the first play, for good, and stays off', () => {
  open().play('chip');
  expect([button().textContent, localStorage.getItem(key)]).toEqual(['', 'off']);
  open();
  expect(button().textContent).toBe('');
});

it('sounds once it is chosen, and remembers the choice', async () => {
  const voice = open();
  button().click();
  expect([voice.isOn, button().textContent, localStorage.getItem(key)]).toEqual([true, '', 'on']);
  await untilOn();
  expect(FakeWorker.made.map(({ url, order }) => [url, order])).toEqual([
    ['/sounds.js', { set: 'baccarat', sampleRate: audio().sampleRate }],
  ]);
  const before = heard();
  voice.play('chip');
  expect(heard()).toBe(before + 1);
  button().click();
  voice.play('card');
  expect([voice.isOn, heard(), localStorage.getItem(key)]).toEqual([false, before + 1, 'off']);
});

it('starts with the first press where it was chosen earlier', async () => {
  localStorage.setItem(key, 'on');
  const voice = open();
  expect([voice.isOn, FakeAudio.made]).toEqual([true, []]);
  document.body.dispatchEvent(new Event('pointerup', { bubbles: true }));
  // The press is drawn before the context is created.
  expect(FakeAudio.made).toEqual([]);
  await vi.waitFor(() => expect(audio().state).toBe('running'), patience);
});

it('is silent in a hidden tab, and sounds again in a visible one', async () => {
  const voice = open();
  button().click();
  await untilOn();
  isHidden = true;
  look();
  const before = heard();
  voice.play('chip');
  expect(heard()).toBe(before);
  await vi.waitFor(() => expect(audio().state).toBe('suspended'), patience);
  isHidden = false;
  look();
  voice.play('card');
  expect([audio().state, heard()]).toEqual(['running', before + 1]);
});

it('gives a refusal one low tone, and a tap for each press of a control', async () => {
  open();
  button().click();
  await untilOn();
  const { notice } = createNotice();
  const before = heard();
  notice('余额不足');
  audio().currentTime += 1;
  notice('余额不足');
  notice('已下注', 'good');
  expect(heard()).toBe(before + 1);
  one('.tools button').click();
  expect(heard()).toBe(before + 2);
});

it('tries again at the next press where the sounds could not be loaded', async () => {
  localStorage.setItem(key, 'on');
  FakeWorker.sounds = undefined;
  createVoice('table', { url: '/sounds.js' }, []);
  press();
  press();
  await vi.waitFor(() => expect(audio().state).toBe('closed'), patience);
  expect(FakeWorker.made.map(({ isEnded }) => isEnded)).toEqual([true]);
  press();
  await vi.waitFor(() => expect(FakeWorker.made).toHaveLength(2), patience);
});
