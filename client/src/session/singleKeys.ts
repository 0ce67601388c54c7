/**
 * Whether shortcuts of a single character key are on. Users of speech input, or who press keys by accident, turn them
 * off. The game windows read the same cookie. WCAG 2.1.4
 */
import { readCookie, writeCookie } from '#session/cookies.ts';

export const areSingleKeysOn = (): boolean => readCookie('keys') !== 'off';

export const keepSingleKeys = (areOn: boolean): void => writeCookie('keys', areOn ? 'on' : 'off');
