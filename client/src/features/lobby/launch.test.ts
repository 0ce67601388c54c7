import { describe, expect, it } from 'vitest';
import type { LaunchTarget } from '#session/dialogs.ts';
import { launchStep } from './launch.ts';
import type { LaunchFacts } from './launch.ts';

const target: LaunchTarget = {
  gameId: 'moyu-koi-gate',
  name: '锦鲤跃门',
  platformCode: 'moyu',
  platformKey: 'moyu',
  platformName: '墨玉堂',
  gameType: 1,
  isTrialOffered: true,
};
const withoutTrial = { ...target, isTrialOffered: false };
const guest: LaunchFacts = { visitor: 'guest', maintenance: undefined, platformSatang: undefined };
const player: LaunchFacts = { visitor: 'player', maintenance: undefined, platformSatang: 5000 };

describe('before a game opens', () => {
  it.each([
    ['guest', 'real', guest],
    ['guest', 'trial', guest],
    ['player', 'real', player],
    ['player', 'trial', player],
  ] as const)('a platform under maintenance blocks first: %s, %s. STATE-006, AMB-037', (_who, mode, facts) => {
    const step = launchStep(withoutTrial, mode, { ...facts, maintenance: '16:00 恢复' });
    expect(step).toEqual({ kind: 'maintenance', remarks: '16:00 恢复' });
  });
  it('asks a guest to log in. STATE-008, ROLE-005', () => {
    expect(launchStep(target, 'real', guest)).toEqual({ kind: 'reminder', reason: 'play' });
  });
  it('asks guests and players to confirm a trial. STATE-009, AMB-038', () => {
    expect(launchStep(target, 'trial', guest)).toEqual({ kind: 'trial', target });
    expect(launchStep(target, 'trial', player)).toEqual({ kind: 'trial', target });
  });
  it('says that a game has no trial, also to a guest. STATE-010, AMB-037', () => {
    expect(launchStep(withoutTrial, 'trial', guest)).toEqual({ kind: 'noTrial' });
  });
  it('opens for a player with money on the platform. STATE-007', () => {
    expect(launchStep(target, 'real', player)).toBe('open');
  });
  it('opens for a player whose balance there is unknown', () => {
    expect(launchStep(target, 'real', { ...player, platformSatang: undefined })).toBe('open');
  });
  it('offers a transfer to a player without money there', () => {
    expect(launchStep(target, 'real', { ...player, platformSatang: 0 })).toEqual({ kind: 'funds', target });
  });
});
