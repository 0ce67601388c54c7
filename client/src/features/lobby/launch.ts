/**
 * The steps before a game opens: maintenance first, then for a trial its confirmation, for real play log-in and money.
 * AMB-037, AMB-038
 */
import type { Assets } from '@foyer/contract/assets.ts';
import type { Game, GamePlatform } from '@foyer/contract/lobby/catalogue.ts';
import { autoTransferOf } from '#session/autoTransfer.ts';
import type { LaunchTarget, OpenDialog } from '#session/dialogs.ts';
import type { Visitor } from '#session/signedIn.ts';

export type Mode = 'real' | 'trial';

export interface LaunchFacts {
  readonly visitor: Visitor;
  /** Why the platform is closed; undefined if it is open. ENTITY-012 */
  readonly maintenance: string | undefined;
  /** Money available in the platform's games, from `fundsOn`. */
  readonly platformSatang: number | undefined;
}

/** The dialog to show before the game, or 'open'. STATE-006 to STATE-010 */
export function launchStep(target: LaunchTarget, mode: Mode, facts: LaunchFacts): OpenDialog | 'open' {
  if (facts.maintenance !== undefined) return { kind: 'maintenance', remarks: facts.maintenance };
  if (mode === 'trial') return target.isTrialOffered ? { kind: 'trial', target } : { kind: 'noTrial' };
  if (facts.visitor === 'guest') return { kind: 'reminder', reason: 'play' };
  if (facts.platformSatang === 0) return { kind: 'funds', target };
  return 'open';
}

/** Money available in a platform's games, in satang, including automatic transfers; undefined if unknown. */
export function fundsOn(platformCode: string, assets: Assets | undefined): number | undefined {
  const account = assets?.gameAccounts.find((each) => each.platformCode === platformCode);
  return autoTransferOf(assets?.mainSatang ?? 0) || account?.balanceSatang;
}

export function targetOf(game: Game, platform: GamePlatform | undefined): LaunchTarget {
  return {
    gameId: game.gameId,
    name: game.fullName,
    platformCode: game.platformCode,
    platformKey: platform?.platformKey ?? game.platformCode,
    platformName: game.platformName,
    gameType: game.gameType,
    isTrialOffered: game.isTrialOffered,
  };
}

/** A closed platform closes its games; the game's own reason comes before the platform's. */
export function maintenanceOf(game: Game, platform: GamePlatform | undefined): string | undefined {
  if (!game.isUnderMaintenance && platform?.isUnderMaintenance !== true) return undefined;
  return game.maintainRemarks || (platform?.maintainRemarks ?? '');
}

/** The target of a platform as a whole: its door game, or the first of its type, at a place in its window. */
export function platformTarget(platform: GamePlatform, place?: string): LaunchTarget {
  const { platformName, platformCode, platformKey, gameType, doorGameId = '' } = platform;
  const target = { gameId: doorGameId, name: platformName, platformCode, platformKey, platformName, gameType };
  return { ...target, isTrialOffered: true, ...(place !== undefined && { place }) };
}
