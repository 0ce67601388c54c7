/**
 * Event delegation: clicks and typing are handled at the root. `data-press` and `data-type` name an element's action.
 */

export type Presses = Readonly<Record<string, (arg: string, element: HTMLElement) => void>>;

/** Attributes for `el`: the action of a press, and its argument. */
export const press = (name: string, arg = ''): Record<string, string> => ({ 'data-press': name, 'data-arg': arg });
export const typed = (name: string, arg = ''): Record<string, string> => ({ 'data-type': name, 'data-arg': arg });

const found = (event: Event, attribute: string): HTMLElement | undefined =>
  (event.target instanceof Element ? event.target.closest<HTMLElement>(`[${attribute}]`) : undefined) ?? undefined;

export function hear(root: HTMLElement, presses: Presses, types: Presses): void {
  root.addEventListener('click', (event) => {
    const element = found(event, 'data-press');
    presses[element?.dataset.press ?? '']?.(element?.dataset.arg ?? '', element ?? root);
  });
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    const element = found(event, 'data-send');
    presses[element?.dataset.send ?? '']?.(element?.dataset.arg ?? '', element ?? root);
  });
  root.addEventListener('input', (event) => {
    const element = found(event, 'data-type');
    types[element?.dataset.type ?? '']?.(element?.dataset.arg ?? '', element ?? root);
  });
}
