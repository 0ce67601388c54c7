/** The targets of the player's cannon: the fish on the stage, and the angle for each. */
import { angleTo, bulletFlight, firstAlong, isOnStage, nearest } from './aim.ts';
import type { Target } from './aim.ts';
import type { LiveScene } from './liveScene.ts';
import type { Stage } from './stage.ts';
import type { Swimmer } from './swim.ts';

type Sights = Pick<Stage, 'targetAt' | 'targetAlong' | 'angleAt' | 'angleFor' | 'targets'>;

export function createSights(live: LiveScene, seatNo: number, now: () => number): Sights {
  const { view } = live;
  const targetOf = (swimmer: Swimmer): Target => ({
    name: swimmer.name,
    length: swimmer.length,
    placeIn: (ms) => live.scene.shoal.placeAt(swimmer, now() + ms),
  });
  const own = () => live.scene.guns.muzzle(seatNo);
  const visible = (): Swimmer[] =>
    [...live.scene.shoal.swimmers.values()].filter((swimmer) => isOnStage(swimmer, view));
  return {
    targetAt: (at) =>
      nearest(at, visible().map(targetOf)) ?? firstAlong(own(), angleTo(own(), at), view, visible().map(targetOf)),
    targetAlong: (angle) => firstAlong(own(), angle, view, visible().map(targetOf)),
    angleAt: (at) => angleTo(own(), at),
    angleFor(fishId) {
      const swimmer = live.scene.shoal.swimmers.get(fishId);
      if (swimmer === undefined || !isOnStage(swimmer, view)) return undefined;
      const flight = bulletFlight(own(), view, targetOf(swimmer).placeIn);
      return flight && angleTo(own(), flight);
    },
    targets: () =>
      visible().toSorted(
        (one, other) => other.fish.species.multiplier - one.fish.species.multiplier || (one.name < other.name ? -1 : 1),
      ),
  };
}
