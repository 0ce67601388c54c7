// @vitest-environment happy-dom
/** Aiming by a pointer. */
import { expect, it } from 'vitest';
import { createAiming } from './aiming.ts';
import type { Play } from './play.ts';
import type { Room } from './room.ts';
import type { Setting } from './setting.ts';
import type { Stage } from './stage/stage.ts';

function open() {
  const fired: (string | undefined)[] = [];
  const host = document.createElement('div');
  host.getBoundingClientRect = () => new DOMRect(0, 0, 300, 200);
  const setting = { state: { seats: [] }, words: () => '' } as unknown as Setting;
  const stage = { angleAt: () => 90, targetAt: () => '1.2' } as unknown as Stage;
  const play = { isReplay: false, fire: (fishId?: string) => fired.push(fishId) } as unknown as Play;
  createAiming(setting, stage, { host } as unknown as Room, () => play);
  const send = (type: string, init: PointerEventInit) =>
    host.dispatchEvent(new PointerEvent(type, { button: 0, pointerId: 1, clientX: 150, clientY: 100, ...init }));
  return { fired, send };
}

it('fires when the pointer is released over the water, also after it has moved. A01', () => {
  const { fired, send } = open();
  send('pointerdown', {});
  expect(fired).toEqual([]);
  send('pointerup', { clientX: 220 });
  expect(fired).toEqual(['1.2']);
});

it.each([
  [
    'released outside the water',
    [
      ['pointerdown', {}],
      ['pointerup', { clientX: 320 }],
    ],
  ],
  [
    'cancelled by the browser',
    [
      ['pointerdown', {}],
      ['pointercancel', {}],
      ['pointerup', {}],
    ],
  ],
  ['pressed elsewhere', [['pointerup', {}]]],
  [
    'made with another button',
    [
      ['pointerdown', { button: 2 }],
      ['pointerup', { button: 2 }],
    ],
  ],
] as const)('does not fire for a press that is %s. A01', (_title, events) => {
  const { fired, send } = open();
  for (const [type, init] of events) send(type, init);
  expect(fired).toEqual([]);
});

it('fires once for each of two fingers. A01', () => {
  const { fired, send } = open();
  send('pointerdown', { pointerId: 1 });
  send('pointerdown', { pointerId: 2 });
  send('pointerup', { pointerId: 2 });
  send('pointerup', { pointerId: 1 });
  expect(fired).toHaveLength(2);
});
