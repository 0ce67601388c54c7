/** The keys of a whole window. */

interface Pressed {
  readonly key: string;
  /** One of the controls that answer to keys by themselves has the focus. */
  readonly isOnControl: boolean;
}

/**
 * Not while a key is held down, with a modifier, or under a dialog. `controls` as a selector; `act` answers whether the key
 * is used up and the browser is to leave it.
 */
export function hearKeys(controls: string, act: (pressed: Pressed) => boolean): void {
  addEventListener('keydown', (event) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]')) return;
    const isOnControl = event.target instanceof HTMLElement && event.target.closest(controls) !== null;
    if (act({ key: event.key, isOnControl })) event.preventDefault();
  });
}
