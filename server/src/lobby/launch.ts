/** Opens games: who may play, what is closed, and the address of the game window. SI-14, STATE-006 to STATE-009 */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import type { calls } from '@foyer/contract/calls.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { RequestOf } from '@foyer/contract/call.ts';
import { Refusal } from '../refusal.ts';
import type { House } from '../house.ts';
import type { Handler } from '../http/context.ts';
import { platformByCode } from '../platforms/platforms.ts';
import type { LaunchPort } from './launchPort.ts';
import { firstGameOf, gameOf } from './store.ts';

type Calls = typeof calls;
type Asked = RequestOf<Calls['gameUrl']>;

export interface Launcher {
  readonly playerId: string | undefined;
  readonly lang: Locale;
  readonly origin: string;
  readonly userAgent: string;
}

/** Returns the mode: '1' is real play, '2' trial. A guest has trial only. AMB-152 */
const modeOf = (asked: Asked, launcher: Launcher): 'real' | 'trial' =>
  asked.linkType === '2' || launcher.playerId === undefined ? 'trial' : 'real';

/**
 * Returns the address of the game window. Without a game code, opens the platform's first game of the type. Maintenance
 * is checked first, then whether there is a trial. AMB-037 Refuses: UNKNOWN_PLATFORM, UNKNOWN_GAME,
 * PLATFORM_MAINTENANCE with the remarks, NO_TRIAL.
 */
async function launchAddress(house: House, port: LaunchPort, launcher: Launcher, asked: Asked): Promise<string> {
  const platform = await platformByCode(house, asked.platformCode, launcher.lang);
  if (platform === undefined) throw new Refusal('UNKNOWN_PLATFORM');
  const isWholePlatform = asked.gameCode === '';
  const game = isWholePlatform
    ? await firstGameOf(house, asked.platformCode, asked.gameType)
    : await gameOf(house, asked.platformCode, asked.gameCode);
  if (game === undefined) throw new Refusal('UNKNOWN_GAME');
  if (game.is_under_maintenance)
    throw new Refusal('PLATFORM_MAINTENANCE', { remarks: inLanguage(game.remarks, launcher.lang) });
  const mode = modeOf(asked, launcher);
  if (mode === 'trial' && !game.is_trial_offered) throw new Refusal('NO_TRIAL');
  return port.createLaunch(house, {
    playerId: launcher.playerId,
    platformCode: asked.platformCode,
    gameCode: game.game_id,
    mode,
    lang: launcher.lang,
    origin: launcher.origin,
    isPhone: /Mobi/.test(launcher.userAgent),
  });
}

/** For a player: real play, or a trial on request. */
export const gameUrl =
  (port: LaunchPort): Handler<Calls['gameUrl']> =>
  async ({ house, playerId, lang, origin, userAgent }, asked) => ({
    url: await launchAddress(house, port, { playerId, lang, origin, userAgent }, asked),
  });

/** For a guest: always a trial, which never uses a player's money, even if a session is sent along. */
export const guestGameUrl =
  (port: LaunchPort): Handler<Calls['guestGameUrl']> =>
  async ({ house, lang, origin, userAgent }, asked) => ({
    url: await launchAddress(house, port, { playerId: undefined, lang, origin, userAgent }, asked),
  });
