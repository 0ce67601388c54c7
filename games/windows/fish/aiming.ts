/** Input for the cannon: pointer, keys and the lock. One press is one shot, also if a key is held down. M11 */
import { isStillThere } from './stage/lock.ts';
import type { Lock } from './stage/lock.ts';
import type { Play } from './play.ts';
import type { Room } from './room.ts';
import type { Setting } from './setting.ts';
import type { Stage } from './stage/stage.ts';
import { speciesName } from './words.ts';

export interface Aiming {
  fire(): void;
  lockNext(): void;
  /** Releases the lock on a fish that has left. */
  frame(): void;
}

const stepDegrees = 4;

export function createAiming({ state, words }: Setting, stage: Stage, room: Room, play: () => Play): Aiming {
  const own = state.seats.find(({ isOwn }) => isOwn)?.seatNo ?? 0;
  let lock: Lock;
  let angle = 90;

  function setLock(fishId: string | undefined): void {
    lock = fishId;
    stage.mark(fishId);
    const found = stage.targets().find(({ name }) => name === fishId);
    if (found === undefined) return room.controls.showLock('');
    const { code, multiplier } = found.fish.species;
    const text = words('lockedOn', { fish: speciesName(words, code), times: multiplier });
    room.controls.showLock(text);
    room.announce(text);
  }

  function lockNext(): void {
    const targets = stage.targets();
    if (targets.length === 0) return room.hint(words('lockNone'));
    const at = targets.findIndex(({ name }) => name === lock);
    setLock(targets[(at + 1) % targets.length]?.name);
  }

  function turn(by: number): void {
    angle = Math.min(172, Math.max(8, angle + by));
    stage.point(own, angle);
  }

  function fire(): void {
    const target = isStillThere(stage, lock) ? lock : stage.targetAlong(angle);
    const to = target === undefined ? undefined : stage.angleFor(target);
    if (to !== undefined) angle = to;
    play().fire(target, angle);
  }

  listenToReleases(room.host, (at) => {
    if (play().isReplay) return;
    angle = stage.angleAt(at);
    play().fire(stage.targetAt(at) ?? (isStillThere(stage, lock) ? lock : undefined), angle);
  });
  listenToKeys(room.host, {
    ArrowLeft: () => turn(stepDegrees),
    ArrowRight: () => turn(-stepDegrees),
    ArrowUp: () => room.controls.step(1),
    ArrowDown: () => room.controls.step(-1),
    Tab: lockNext,
    ' ': fire,
    Escape() {
      setLock(undefined);
      room.announce(words('lockOff'));
    },
  });
  return {
    fire,
    lockNext,
    frame() {
      if (lock !== undefined && !isStillThere(stage, lock)) setLock(undefined);
    },
  };
}

/**
 * Calls `act` when a pointer is released over the element on which it was pressed, so that a press can be cancelled by
 * moving away. Not `click`, which the browser does not send for a touch that has moved. WCAG 2.5.2
 */
function listenToReleases(host: HTMLElement, act: (at: { readonly x: number; readonly y: number }) => void): void {
  const pressed = new Set<number>();
  host.addEventListener('pointerdown', ({ button, pointerId }) => {
    if (button === 0) pressed.add(pointerId);
  });
  host.addEventListener('pointercancel', ({ pointerId }) => pressed.delete(pointerId));
  host.addEventListener('pointerup', ({ pointerId, clientX, clientY }) => {
    if (!pressed.delete(pointerId)) return;
    const { left, top, width, height } = host.getBoundingClientRect();
    const at = { x: clientX - left, y: clientY - top };
    // A touch sends its release to the element where it began, wherever the finger is.
    if (at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height) act(at);
  });
}

type Key = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Tab' | ' ' | 'Escape';

function listenToKeys(host: HTMLElement, presses: Readonly<Record<Key, () => void>>): void {
  /** Set by Escape, so that the next Tab moves the focus on instead of locking a fish. */
  let isLeaving = false;
  host.addEventListener('keydown', (event) => {
    const { key, repeat, shiftKey } = event;
    if (key === 'Tab' && (shiftKey || isLeaving)) return;
    const press = Object.hasOwn(presses, key) ? presses[key as Key] : undefined;
    if (press === undefined) return;
    event.preventDefault();
    isLeaving = key === 'Escape';
    // Ignores the key repeat: a held key fires one shot.
    if (key !== ' ' || !repeat) press();
  });
  host.addEventListener('focus', () => (isLeaving = false));
}
