// @vitest-environment happy-dom
/** Aiming by a pointer. */
import { expect, it } from 'vitest';
import { createAiming } from './aiming.ts';
import type { Play } from './play.ts';
import type { Room } from './room.ts';
import type { Setting } from './setting.ts';
import type { Stage } from './stage/stage.ts';

it('fires when the pointer is let go in the water, not when it is pressed. A01', () => {
  const fired: (string | undefined)[] = [];
  const host = document.createElement('div');
  const setting = { state: { seats: [] }, words: () => '' } as unknown as Setting;
  const stage = { angleAt: () => 90, targetAt: () => '1.2' } as unknown as Stage;
  const play = { isReplay: false, fire: (fishId?: string) => fired.push(fishId) } as unknown as Play;
  createAiming(setting, stage, { host } as unknown as Room, () => play);
  host.dispatchEvent(new PointerEvent('pointerdown', { button: 0 }));
  expect(fired).toEqual([]);
  host.dispatchEvent(new MouseEvent('click', { button: 0 }));
  expect(fired).toEqual(['1.2']);
});
