/** Opens the game window during the click, with a page of this site that then requests the game's address. AMB-153 */
import type { LaunchTarget } from '#session/dialogs.ts';
import type { Mode } from './launch.ts';
import { keepRecentGame } from './search/recent.ts';

/** STATE-007, CONST-032 */
const features = 'popup,width=1288,height=896';

export interface LaunchSearch {
  readonly mode: Mode;
  readonly game: string;
  readonly platform: string;
  readonly key: string;
  readonly type: number;
  readonly name: string;
  /** The round to replay; '' for none. M07 */
  readonly replay?: string;
  /** A place inside the window, such as a sport or a match. */
  readonly place?: string;
}

function launchAddress(target: LaunchTarget, mode: Mode): string {
  const query = new URLSearchParams({
    mode,
    game: target.gameId,
    platform: target.platformCode,
    key: target.platformKey,
    type: String(target.gameType),
    name: target.name,
    ...(target.place !== undefined && { place: target.place }),
  });
  return `/launch?${query}`;
}

interface BlockedWords {
  readonly title: string;
  readonly text: string;
  readonly open: string;
}

/** Must be called while the click is being handled. A blocked window becomes a notification with a link. ERR-038 */
export function openGameWindow(target: LaunchTarget, mode: Mode, blocked: BlockedWords): void {
  keepRecentGame(target.gameId);
  const opened = window.open(launchAddress(target, mode), `game-${target.gameId || target.platformKey}`, features);
  if (opened) return;
  const act = () => openGameWindow(target, mode, blocked);
  void import('#ui/messages/messages.ts').then(({ showMessage }) =>
    showMessage({
      kind: 'notification',
      title: blocked.title,
      text: blocked.text,
      action: { label: blocked.open, act },
    }),
  );
}
