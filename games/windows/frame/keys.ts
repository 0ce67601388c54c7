/** Keyboard shortcuts of a window. */
import { cookie } from './words.ts';

interface Pressed {
  readonly key: string;
  /** The focus is on a control that handles keys itself. */
  readonly isOnControl: boolean;
}

/** The site's menu turns shortcuts of a single character off. Space is no character. WCAG 2.1.4 */
export const isTurnedOff = (key: string): boolean => key.length === 1 && key !== ' ' && cookie('keys') === 'off';

/**
 * Ignores repeated keys, modifiers, and keys under a dialog. `controls` is a selector of focusable controls. `act`
 * returns true if it handled the key.
 */
export function hearKeys(controls: string, act: (pressed: Pressed) => boolean): void {
  addEventListener('keydown', (event) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]') || isTurnedOff(event.key)) return;
    const isOnControl = event.target instanceof HTMLElement && event.target.closest(controls) !== null;
    if (act({ key: event.key, isOnControl })) event.preventDefault();
  });
}
