/** The animations of a catch: the fish curls up and turns into coins, which fly to the cannon. */
import type { At } from './aim.ts';
import { centred } from './moving.ts';
import type { Moving } from './moving.ts';
import type { Container, Texture } from './pixi.ts';

/** How long a caught fish is shown, in milliseconds. */
export const caughtMs = 700;

/** The caught fish spins one and a half times, shrinking; where motion is reduced it only fades. */
export function caughtFish(body: Container, nowMs: number, isCalm: () => boolean): Moving {
  const scale = { x: body.scale.x, y: body.scale.y };
  const [turn, y] = [body.rotation, body.y];
  return {
    sprite: body,
    fromMs: nowMs,
    lifeMs: caughtMs,
    step(part) {
      body.alpha = part < 0.75 ? 1 : (1 - part) * 4;
      if (isCalm()) return;
      // It stops at the net before it spins.
      const spun = Math.max(0, (part - 0.16) / 0.84);
      const shake = part < 0.16 ? Math.sin(part * 90) * 0.09 : 0;
      body.rotation = turn + shake + spun * spun * 3 * Math.PI;
      const smaller = 1 - spun ** 1.6 * 0.9;
      body.scale.set(scale.x * smaller, scale.y * smaller);
      body.position.y = y - Math.sin(spun * Math.PI) * 22;
    },
  };
}

/** Light behind the fish as it turns into coins. */
export function burst(texture: Texture, at: At, size: number, nowMs: number, lifeMs: number): Moving {
  const sprite = centred(texture);
  sprite.blendMode = 'add';
  return {
    sprite,
    fromMs: nowMs,
    lifeMs,
    step(part) {
      sprite.position.set(at.x, at.y);
      sprite.rotation = part * 0.5;
      sprite.scale.set((size / sprite.texture.width) * (0.4 + Math.min(1, part * 4) * 0.6));
      sprite.alpha = Math.min(1, part * 8) * (part > 0.4 ? (1 - part) / 0.6 : 1) * 0.85;
    },
  };
}

/** Number of coins of a catch, by its multiple: enough to see the difference, few enough to follow. */
export const coinsOf = (times: number): number => Math.min(26, 4 + Math.round(Math.sqrt(times) * 2));

interface CoinSetting {
  readonly texture: Texture;
  readonly from: At;
  readonly to: At;
  readonly nowMs: number;
  readonly scale: number;
  readonly count: number;
}

/** Coins spring out of the fish, turn over, and fly to the cannon that caught it. */
export function coins({ texture, from, to, nowMs, scale, count }: CoinSetting): Moving[] {
  return Array.from({ length: count }, (_, coin) => {
    const sprite = centred(texture);
    const angle = coin * 2.4;
    const reach = (30 + (coin % 5) * 12 + count * 2.6) * scale;
    const out = { x: from.x + Math.cos(angle) * reach, y: from.y + Math.sin(angle) * reach * 0.8 - 16 * scale };
    return {
      sprite,
      fromMs: nowMs + (coin % 6) * 22,
      lifeMs: 920 + coin * 26,
      step(part: number) {
        const flown = Math.max(0, (part - 0.36) / 0.64);
        const [spread, home] = [1 - (1 - Math.min(1, part / 0.36)) ** 3, flown * flown];
        const start = { x: from.x + (out.x - from.x) * spread, y: from.y + (out.y - from.y) * spread };
        sprite.position.set(
          start.x + (to.x - start.x) * home + Math.sin(flown * Math.PI) * Math.cos(angle) * 26,
          start.y + (to.y - start.y) * home,
        );
        const turned = Math.cos(part * 16 + coin);
        const size = scale * 0.95 * (1 - home * 0.25);
        // Never thinner than its edge.
        sprite.scale.set(size * Math.sign(turned || 1) * Math.max(0.2, Math.abs(turned)), size);
        sprite.alpha = part > 0.95 ? (1 - part) * 20 : 1;
      },
    };
  });
}
