/**
 * Shortcuts of a single character key, which somebody who speaks their input or presses keys by accident turns off. The
 * game windows read the same cookie. WCAG 2.1.4
 */
import { readCookie, writeCookie } from '#session/cookies.ts';

export const areSingleKeysOn = (): boolean => readCookie('keys') !== 'off';

export const keepSingleKeys = (areOn: boolean): void => writeCookie('keys', areOn ? 'on' : 'off');
