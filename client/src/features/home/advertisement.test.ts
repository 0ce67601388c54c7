import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  closeAdvertisement,
  mostCloses,
  offerAdvertisement,
  reopenSite,
  useAdvertisement,
  whenNotTyping,
} from './advertisement.ts';

const state = () => renderHook(() => useAdvertisement()).result.current;

beforeEach(() => {
  sessionStorage.clear();
  reopenSite();
});

it('shows on the first /home, counts its closing and stays closed. HOME-021, POPUP-017, STATE-014, AMB-033', () => {
  offerAdvertisement();
  expect(state()).toEqual({ isShown: true, closes: 0 });
  closeAdvertisement();
  expect(state()).toEqual({ isShown: false, closes: 1 });
  offerAdvertisement();
  expect(state().isShown).toBe(false);
});

it('stays away for the rest of the visit after three closings. AMB-033', () => {
  for (let closes = 0; closes < mostCloses; closes += 1) {
    offerAdvertisement();
    expect(state().isShown).toBe(true);
    closeAdvertisement();
    reopenSite();
  }
  offerAdvertisement();
  expect(state()).toEqual({ isShown: false, closes: 3 });
});

async function focus(selector: string): Promise<void> {
  document.querySelector<HTMLElement>(selector)?.focus();
  await new Promise((done) => setTimeout(done));
}

it('waits until the visitor has left the form that they are filling in', async () => {
  document.body.innerHTML = '<form><input id="one"><input id="two"></form><button>else</button>';
  const offer = vi.fn();
  await focus('#one');
  whenNotTyping(offer);
  await focus('#two');
  expect(offer).not.toHaveBeenCalled();
  await focus('button');
  expect(offer).toHaveBeenCalledOnce();
  await focus('#one');
  await focus('button');
  expect(offer).toHaveBeenCalledOnce();

  await focus('#one');
  const cancelled = vi.fn();
  whenNotTyping(cancelled)();
  await focus('button');
  expect(cancelled).not.toHaveBeenCalled();
});
