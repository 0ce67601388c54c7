/** Where to point, and what a bullet would hit. Only for the picture: the house decides every shot. */

export interface At {
  readonly x: number;
  readonly y: number;
}

/** Pixels per millisecond: a bullet crosses the stage's diagonal in 720 ms. */
const bulletSpeed = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.hypot(width, height) / 720;

/** Flight straight to where the target will be when the bullet arrives; undefined if the target leaves before. */
export function bulletFlight(
  from: At,
  view: { readonly width: number; readonly height: number },
  placeIn: (ms: number) => At | undefined,
): (At & { readonly ms: number }) | undefined {
  const speed = bulletSpeed(view);
  let ms = 0;
  let to = placeIn(0);
  for (let step = 0; step < 6 && to !== undefined; step += 1) {
    ms = Math.hypot(to.x - from.x, to.y - from.y) / speed;
    to = placeIn(ms);
  }
  return to && { x: to.x, y: to.y, ms };
}

/** Degrees counterclockwise from the right, limited to the range of the cannon. */
export function angleTo(from: At, to: At): number {
  const degrees = (Math.atan2(from.y - to.y, to.x - from.x) * 180) / Math.PI;
  return Math.min(172, Math.max(8, degrees < -90 ? 172 : degrees));
}

export interface Target {
  readonly name: string;
  readonly length: number;
  readonly placeIn: (ms: number) => At | undefined;
}

/** The first target that a bullet in this direction hits. */
export function firstAlong(
  from: At,
  angle: number,
  view: { readonly width: number; readonly height: number },
  targets: readonly Target[],
): string | undefined {
  const speed = bulletSpeed(view);
  const [dx, dy] = [Math.cos((angle * Math.PI) / 180), -Math.sin((angle * Math.PI) / 180)];
  const furthestMs = Math.hypot(view.width, view.height) / speed;
  for (let ms = 40; ms < furthestMs; ms += 14) {
    const [x, y] = [from.x + dx * speed * ms, from.y + dy * speed * ms];
    for (const { name, length, placeIn } of targets) {
      const place = placeIn(ms);
      if (place && isOnStage(place, view) && Math.hypot(place.x - x, place.y - y) < Math.max(14, length * 0.3))
        return name;
    }
  }
  return undefined;
}

export const isOnStage = (
  { x, y }: At,
  { width, height }: { readonly width: number; readonly height: number },
): boolean => x > 4 && y > 4 && x < width - 4 && y < height - 4;

/** The nearest target under a finger. A target reaches as far as its size, and at least 24 pixels. */
export function nearest(at: At, targets: readonly Target[]): string | undefined {
  let best: { readonly name: string; readonly distance: number } | undefined;
  for (const { name, length, placeIn } of targets) {
    const place = placeIn(0);
    if (place === undefined) continue;
    const distance = Math.hypot(place.x - at.x, place.y - at.y);
    if (distance < Math.max(24, length * 0.42) && (best === undefined || distance < best.distance))
      best = { name, distance };
  }
  return best?.name;
}
