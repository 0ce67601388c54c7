/** The animations of a shot: the bullet, the net, the caught fish with its coins and amount, the bubble. */
import type { At } from './aim.ts';
import { centred } from './moving.ts';
import type { Moving } from './moving.ts';
import { CanvasSource, Texture } from './pixi.ts';
import type { Container } from './pixi.ts';
import type { View } from './swim.ts';

export function bullet(
  texture: Texture,
  from: At,
  to: At & { readonly ms: number },
  nowMs: number,
  size: () => number,
): Moving {
  const sprite = centred(texture);
  sprite.rotation = Math.atan2(to.y - from.y, to.x - from.x) + Math.PI / 2;
  return {
    sprite,
    fromMs: nowMs,
    lifeMs: to.ms,
    step(part) {
      const ahead = 0.1 + part * 0.9;
      sprite.position.set(from.x + (to.x - from.x) * ahead, from.y + (to.y - from.y) * ahead);
      sprite.scale.set(0.8 * size());
    },
  };
}

export function net(texture: Texture, { x, y }: At, size: number, nowMs: number, isCalm: () => boolean): Moving {
  const sprite = centred(texture);
  return {
    sprite,
    fromMs: nowMs,
    lifeMs: 420,
    step(part) {
      sprite.position.set(x, y);
      sprite.scale.set((size / sprite.texture.width) * (isCalm() ? 1 : 0.35 + Math.min(1, part * 3) * 0.65));
      sprite.alpha = part > 0.5 ? (1 - part) * 2 : 1;
    },
  };
}

/** How long a caught fish is shown, in milliseconds. */
export const caughtMs = 700;

/** The caught fish shakes and shrinks. */
export function caughtFish(body: Container, nowMs: number, isCalm: () => boolean): Moving {
  const scale = { x: body.scale.x, y: body.scale.y };
  const turn = body.rotation;
  return {
    sprite: body,
    fromMs: nowMs,
    lifeMs: caughtMs,
    step(part) {
      const shake = isCalm() ? 0 : Math.sin(part * 26) * (1 - part) * 0.22;
      body.rotation = turn + shake;
      const smaller = part < 0.45 ? 1 : 1 - (part - 0.45) * 1.3;
      body.scale.set(scale.x * smaller, scale.y * smaller);
      body.alpha = part < 0.5 ? 1 : (1 - part) * 2;
    },
  };
}

/** Five coins, one after the other, in arcs to the cannon that caught the fish. */
export function coins(texture: Texture, from: At, to: At, nowMs: number, size: () => number): Moving[] {
  return [0, 1, 2, 3, 4].map((coin) => {
    const sprite = centred(texture);
    const [spreadX, spreadY] = [(coin - 2) * 16, -18 - (coin % 2) * 14];
    return {
      sprite,
      fromMs: nowMs + coin * 60,
      lifeMs: 900,
      step(part) {
        const ease = part * part * (3 - 2 * part);
        const rise = Math.sin(part * Math.PI);
        sprite.position.set(
          from.x + (to.x - from.x) * ease + spreadX * rise,
          from.y + (to.y - from.y) * ease + spreadY * rise,
        );
        sprite.scale.set(0.62 * size());
        sprite.alpha = part > 0.92 ? (1 - part) / 0.08 : 1;
      },
    };
  });
}

export function amount(text: string, from: At, nowMs: number, view: View, isCalm: () => boolean): Moving {
  const texture = textTexture(text);
  const sprite = centred(texture);
  const x = Math.min(view.width - 60, Math.max(60, from.x));
  return {
    sprite,
    fromMs: nowMs,
    lifeMs: 1_500,
    step(part) {
      sprite.position.set(x, Math.max(30, from.y - 26 - (isCalm() ? 0 : part * 26)));
      sprite.scale.set(0.5);
      sprite.alpha = part > 0.75 ? (1 - part) / 0.25 : Math.min(1, part * 12);
      if (part >= 1) texture.destroy(true);
    },
  };
}

/** A bullet that was not charged rises from its cannon as a bubble. */
export function bubble(texture: Texture, from: At, nowMs: number, size: () => number): Moving {
  const sprite = centred(texture);
  return {
    sprite,
    fromMs: nowMs,
    lifeMs: 600,
    step(part) {
      sprite.position.set(from.x, from.y - 50 - part * 24);
      sprite.scale.set(size());
      sprite.alpha = 1 - part;
    },
  };
}

function textTexture(text: string): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 88;
  const ctx = canvas.getContext('2d');
  if (ctx) {
    ctx.font = '600 48px system-ui, sans-serif';
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.lineJoin = 'round';
    ctx.lineWidth = 9;
    ctx.strokeStyle = 'rgba(6,16,30,.75)';
    ctx.strokeText(text, 160, 46);
    ctx.fillStyle = '#ffe9b0';
    ctx.fillText(text, 160, 46);
  }
  return new Texture({ source: new CanvasSource({ resource: canvas }) });
}
