/** The sound of each result of a shot. */
import type { ShotResult } from '@foyer/contract/play/fish.ts';
import { expect, it, vi } from 'vitest';
import { played } from '../frame/testing/voice.ts';
import type { LiveRoom } from './live.ts';
import { showResult } from './results.ts';
import { createSound } from './sound.ts';

vi.mock('../frame/voice.ts', () => import('../frame/testing/voice.ts'));
vi.mock('./live.ts', () => ({ showSitting: () => undefined }));

const nothing = (): void => undefined;

function heard(result: Partial<ShotResult>): string[] {
  const live = {
    room: { sound: createSound(), announce: nothing, hint: nothing },
    stage: { haul: nothing, hit: nothing, giveBack: nothing },
    sitting: { shots: 0, caught: 0 },
    tides: { all: [] },
    shots: { end: nothing },
    setting: { words: () => '' },
    state: { purse: {} },
  };
  played.splice(0);
  showResult(live as unknown as LiveRoom, { fishId: '1.1', bulletSatang: 100, winSatang: 0, ...result } as ShotResult);
  return played.splice(0);
}

it('gives a miss, a lost bullet, a catch and a large catch sounds of their own', () => {
  expect(heard({ state: 'missed' })).toEqual(['hit']);
  expect(heard({ state: 'short' })).toEqual(['gone']);
  expect(heard({ state: 'caught', winSatang: 200 })).toEqual(['net', 'catch']);
  expect(heard({ state: 'caught', winSatang: 5_000 })).toEqual(['net', 'win2', 'haul']);
});
