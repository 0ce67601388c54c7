/** Keyboard shortcuts of a window. */

interface Pressed {
  readonly key: string;
  /** The focus is on a control that handles keys itself. */
  readonly isOnControl: boolean;
}

/**
 * Ignores repeated keys, modifiers, and keys under a dialog. `controls` is a selector of focusable controls. `act`
 * returns true if it handled the key.
 */
export function hearKeys(controls: string, act: (pressed: Pressed) => boolean): void {
  addEventListener('keydown', (event) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]')) return;
    const isOnControl = event.target instanceof HTMLElement && event.target.closest(controls) !== null;
    if (act({ key: event.key, isOnControl })) event.preventDefault();
  });
}
