/** The animations of a shot until it is decided: muzzle flash, bolt, net, ripples, and the bubble of a free shot. */
import type { At } from './aim.ts';
import { centred } from './moving.ts';
import type { Moving } from './moving.ts';
import type { Texture } from './pixi.ts';

/** Starts quickly and ends slowly. */
const easeOut = (part: number): number => 1 - (1 - part) ** 3;

/** The flame at the muzzle. `turn` is its rotation from straight up, in radians. */
export function muzzleFlash(texture: Texture, at: At, turn: number, nowMs: number, scale: number): Moving {
  const sprite = centred(texture);
  sprite.blendMode = 'add';
  sprite.rotation = turn;
  return {
    sprite,
    fromMs: nowMs,
    lifeMs: 150,
    step(part) {
      sprite.position.set(at.x, at.y);
      sprite.scale.set(scale * (0.7 + easeOut(part) * 0.5));
      sprite.alpha = (1 - part) ** 1.4;
    },
  };
}

/** Bubbles that the shot leaves at the muzzle. */
export function muzzleBubbles(texture: Texture, at: At, turn: number, nowMs: number, scale: number): Moving[] {
  return [-2, -1, 0, 1, 2].map((place) => {
    const sprite = centred(texture);
    const angle = turn + place * 0.34;
    const far = (20 + ((place + 5) % 3) * 12) * scale;
    return {
      sprite,
      fromMs: nowMs + 30,
      lifeMs: 560 + place * 60,
      step(part: number) {
        const gone = easeOut(part);
        sprite.position.set(at.x + Math.sin(angle) * far * gone, at.y - Math.cos(angle) * far * gone - part * 18);
        sprite.scale.set((0.2 + ((place + 4) % 3) * 0.09) * scale * (0.6 + gone * 0.5));
        sprite.alpha = (1 - part) * 0.8;
      },
    };
  });
}

interface BoltSetting {
  readonly texture: Texture;
  readonly from: At;
  readonly to: At & { readonly ms: number };
  readonly nowMs: number;
  readonly scale: number;
  readonly isCalm: () => boolean;
}

export function bolt({ texture, from, to, nowMs, scale, isCalm }: BoltSetting): Moving {
  const sprite = centred(texture);
  sprite.rotation = Math.atan2(to.y - from.y, to.x - from.x) + Math.PI / 2;
  return {
    sprite,
    fromMs: nowMs,
    lifeMs: to.ms,
    step(part) {
      sprite.position.set(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
      // The trail grows out of the muzzle, and the head pulses a little.
      const grown = Math.min(1, 0.3 + part * 5);
      const pulse = isCalm() ? 1 : 1 + Math.sin(part * to.ms * 0.05) * 0.05;
      sprite.scale.set(scale * pulse, scale * grown);
    },
  };
}

/** How long a net is shown, in milliseconds. */
const netMs = 620;

/** The net opens past its size, closes to it, and dissolves. */
export function net(texture: Texture, { x, y }: At, size: number, nowMs: number, isCalm: () => boolean): Moving {
  const sprite = centred(texture);
  const turn = ((x * 7 + y * 3) % 10) / 10 - 0.5;
  return {
    sprite,
    fromMs: nowMs,
    lifeMs: netMs,
    step(part) {
      const open = Math.min(1, part / 0.32);
      const size1 = isCalm() ? 1 : 0.25 + easeOut(open) * 0.75 + Math.sin(open * Math.PI) * 0.14;
      sprite.position.set(x, y);
      sprite.rotation = isCalm() ? 0 : turn * (1 - easeOut(open));
      sprite.scale.set((size / sprite.texture.width) * size1);
      sprite.alpha = part > 0.6 ? (1 - part) / 0.4 : 1;
    },
  };
}

/** Two rings that run outwards from a hit. */
export function ripples(texture: Texture, { x, y }: At, size: number, nowMs: number): Moving[] {
  return [0, 110].map((delayMs) => {
    const sprite = centred(texture);
    return {
      sprite,
      fromMs: nowMs + delayMs,
      lifeMs: 520,
      step(part: number) {
        sprite.position.set(x, y);
        sprite.scale.set((size / sprite.texture.width) * (0.3 + easeOut(part) * 1.15));
        sprite.alpha = (1 - part) * 0.7;
      },
    };
  });
}

/** A short bright spot where the bolt bursts. */
export function spark(texture: Texture, { x, y }: At, size: number, nowMs: number): Moving {
  const sprite = centred(texture);
  sprite.blendMode = 'add';
  return {
    sprite,
    fromMs: nowMs,
    lifeMs: 220,
    step(part) {
      sprite.position.set(x, y);
      sprite.scale.set((size / sprite.texture.width) * (0.6 + easeOut(part) * 0.5));
      sprite.alpha = (1 - part) * 0.9;
    },
  };
}

/** A bullet that was not charged rises from its cannon as a bubble. */
export function bubble(texture: Texture, from: At, nowMs: number, scale: number): Moving {
  const sprite = centred(texture);
  return {
    sprite,
    fromMs: nowMs,
    lifeMs: 600,
    step(part) {
      sprite.position.set(from.x, from.y - 20 - part * 24);
      sprite.scale.set(scale);
      sprite.alpha = 1 - part;
    },
  };
}
