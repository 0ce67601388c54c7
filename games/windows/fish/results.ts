/** Draws, announces and counts the result of a shot when its bullet has arrived. */
import type { ShotResult } from '@foyer/contract/play/fish.ts';
import { baht } from '../frame/money.ts';
import { showSitting } from './live.ts';
import type { LiveRoom } from './live.ts';
import { refresh } from './reading.ts';
import { speciesName } from './words.ts';

function fishName({ tides, setting }: LiveRoom, fishId: string): string {
  const [tide, index] = fishId.split('.').map(Number);
  const species = tides.all.find((one) => one.tide === tide)?.fish[index ?? -1]?.species;
  return species ? speciesName(setting.words, species.code) : '';
}

export function showResult(
  live: LiveRoom,
  { actionId, fishId, state: came, bulletSatang, winSatang }: ShotResult,
): void {
  const { room, stage, sitting, own, isReplay } = live;
  const { words } = live.setting;
  live.shots.end(actionId);
  const fish = fishName(live, fishId);
  if (came === 'caught' || came === 'missed') sitting.shots += 1;
  if (came === 'caught') {
    sitting.caught += 1;
    const amount = baht(winSatang, true);
    if (!isReplay) stage.haul(fishId, own, { amount, winSatang, bulletSatang });
    room.announce(words('caught', { fish, amount }));
    room.sound.caught(winSatang, bulletSatang);
  } else if (came === 'missed') {
    if (!isReplay) stage.hit(fishId, bulletSatang);
    room.sound.missed();
    room.announce(words('missed', { fish }));
  } else {
    if (!isReplay) stage.giveBack(own);
    room.sound.gone();
    // A shot that came too late is also `gone`, while its fish stays. The house knows which fish were caught.
    if (came === 'gone') void refresh(live);
    room.hint(came === 'short' ? words('poor', { balance: baht(live.state.purse.balanceSatang) }) : words(came));
  }
  showSitting(live);
}
