import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { closeAdvertisement, mostCloses, offerAdvertisement, reopenSite, useAdvertisement } from './advertisement.ts';

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
