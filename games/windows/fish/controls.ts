/** The bottom bar: the bullet's value, the wait for the next shot, the lock and the button that fires one shot. */
import { shotGapMs } from '@foyer/contract/play/fish.ts';
import { bulletsSatang, defaultBulletSatang } from '../../engines/fish/chance.ts';
import { el, icon, icons } from '../frame/dom.ts';
import { baht } from '../frame/money.ts';
import type { Words } from './words.ts';
import { cycleMs } from '../frame/placeRules.ts';

export interface ControlActions {
  onFire(): void;
  onLock(): void;
  /** Called when the player has changed the bullet's value. */
  onBullet(bulletSatang: number): void;
}

export interface Controls {
  readonly root: HTMLElement;
  readonly bulletSatang: number;
  step(by: 1 | -1): void;
  /** Shows the whole seconds until the next shot. */
  showWait(seconds: number): void;
  showLock(text: string): void;
  showSitting(text: string): void;
  lock(isLocked: boolean): void;
}

const key = 'foyer.fish.bullet';

function remembered(): number {
  try {
    const kept = Number(localStorage.getItem(key));
    return (bulletsSatang as readonly number[]).includes(kept) ? kept : defaultBulletSatang;
  } catch {
    return defaultBulletSatang;
  }
}

function remember(bulletSatang: number): void {
  try {
    localStorage.setItem(key, String(bulletSatang));
  } catch {
    // Storage is forbidden; the choice then lasts until the window closes.
  }
}

interface Wait {
  readonly root: HTMLElement;
  readonly seconds: number;
  show(seconds: number): void;
}

/** The seconds between two shots, as dots that fill up. */
function createWait(words: Words, onChange: () => void): Wait {
  const pips = Array.from({ length: cycleMs(shotGapMs) / 1_000 }, () => el('i'));
  const root = el('div.pips', { role: 'img', 'aria-label': words('clipReady') }, ...pips);
  let left = 0;
  return {
    root,
    get seconds() {
      return left;
    },
    show(seconds) {
      if (seconds === left) return;
      left = seconds;
      root.setAttribute('aria-label', seconds > 0 ? words('resting', { seconds }) : words('clipReady'));
      for (const [at, pip] of pips.entries()) pip.classList.toggle('spent', at >= pips.length - seconds);
      onChange();
    },
  };
}

const stepper = (label: string, outline: string, onclick: () => void) =>
  el('button.icon-button.stepper', { type: 'button', 'aria-label': label, title: label, onclick }, icon(outline));

export function createControls(words: Words, actions: ControlActions): Controls {
  let place = (bulletsSatang as readonly number[]).indexOf(remembered());
  const bullet = (): number => bulletsSatang[place] ?? defaultBulletSatang;
  const less = stepper(words('bulletLess'), icons.minus, () => step(-1));
  const more = stepper(words('bulletMore'), icons.plus, () => step(1));
  const value = el('output.fig.bullet-value', { 'aria-live': 'polite' });
  const wait = createWait(words, () => show());
  const lockText = el('span.lock-text');
  const sitting = el('span.sitting.fig');
  const lockButton = el('button.quiet.lock-button', { type: 'button', onclick: () => actions.onLock() }, words('lock'));
  const fire = el('button.primary.fire-button', { type: 'button', onclick: () => actions.onFire() });

  function show(): void {
    value.textContent = baht(bullet());
    const { seconds } = wait;
    fire.textContent = seconds > 0 ? words('resting', { seconds }) : words('fireFor', { amount: baht(bullet()) });
    less.disabled = place === 0;
    more.disabled = place === bulletsSatang.length - 1;
  }
  function step(by: 1 | -1): void {
    place = Math.min(bulletsSatang.length - 1, Math.max(0, place + by));
    remember(bullet());
    actions.onBullet(bullet());
    show();
  }
  show();
  return {
    root: el(
      'footer.gunbar',
      {},
      el(
        'div.bullet',
        { role: 'group', 'aria-label': words('bullet') },
        less,
        el('div.bullet-box', {}, el('span.label', {}, words('bullet')), value),
        more,
      ),
      el(
        'div.state',
        {},
        el('div.clip-line', {}, el('span.label', {}, words('clip')), wait.root),
        el('div.lines', {}, lockText, sitting),
      ),
      lockButton,
      fire,
    ),
    get bulletSatang() {
      return bullet();
    },
    step,
    showWait: (seconds) => wait.show(seconds),
    showLock: (text) => (lockText.textContent = text),
    showSitting: (text) => (sitting.textContent = text),
    lock(isLocked) {
      fire.disabled = isLocked;
      lockButton.disabled = isLocked;
    },
  };
}
