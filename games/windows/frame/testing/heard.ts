/**
 * What a screen reader exposes of a window: names of controls, texts of named regions, and announcements of live
 * regions. A test that uses nothing else plays the game as somebody who does not see it. A01
 */
const silent = '[hidden], [aria-hidden=true], [inert]';
const live = '[role=status], [role=alert], [aria-live], output';

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Names instead of pictures, and nothing that is hidden from screen readers. */
function words(node: Node): string {
  if (node instanceof Element) {
    if (node.matches(silent)) return '';
    const name = node.getAttribute('aria-label');
    if (name !== null && node.matches('[role=img], button, a')) return ` ${name} `;
  }
  return node.hasChildNodes() ? [...node.childNodes].map(words).join(' ') : (node.textContent ?? '');
}
const spoken = (node: Node): string => tidy(words(node));

const nameOf = (control: Element): string =>
  control.getAttribute('aria-label') ?? spoken(control instanceof HTMLInputElement ? labelOf(control) : control);
const labelOf = (input: HTMLInputElement): Element => input.closest('label') ?? input;

/** Controls that can be used now. */
const controls = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLButtonElement | HTMLInputElement>('button, input')].filter(
    (each) => !each.disabled && each.closest(silent) === null,
  );

const control = (name: RegExp): HTMLElement | undefined => controls().find((each) => name.test(nameOf(each)));

/** Whether a control with this name can be used now. */
export const isOffered = (name: RegExp): boolean => control(name) !== undefined;

export function press(name: RegExp): void {
  const found = control(name);
  if (found === undefined) throw new Error(`nothing is called ${name.source}: ${controls().map(nameOf).join(', ')}`);
  found.click();
}

/** The text of the region with this name. */
export function textOfRegion(name: string): string {
  const region = document.querySelector(`section[aria-label="${name}"]`);
  if (region === null) throw new Error(`no region is called ${name}`);
  return spoken(region);
}

function isAtomic(region: Element): boolean {
  const stated = region.getAttribute('aria-atomic');
  return stated === null ? region.matches('[role=status], [role=alert], output') : stated === 'true';
}

/** Collects what is announced from now on. The returned function gives what came since its last call. */
export function listen(): () => string[] {
  const said: string[] = [];

  function take(records: readonly MutationRecord[]): void {
    const whole = new Set<Element>();
    for (const { target, addedNodes } of records) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
      if (!region?.isConnected || region.getAttribute('aria-live') === 'off' || region.closest(silent) !== null)
        continue;
      if (isAtomic(region)) whole.add(region);
      else said.push(...[...addedNodes].map(spoken));
    }
    said.push(...[...whole].map(spoken));
  }

  const observer = new MutationObserver(take);
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  return () => {
    take(observer.takeRecords());
    return said.splice(0).filter((text) => text !== '');
  };
}
