/** The line above the stage: round, phase and remaining time, without urging the player. */
import type { RoundPhase, RoundTimes } from '@foyer/contract/play/tableClock.ts';
import { dealingMs } from '@foyer/contract/play/tableClock.ts';
import { el } from '../frame/dom.ts';
import type { Words } from './words.ts';

export interface Strip {
  readonly root: HTMLElement;
  show(times: RoundTimes, phase: RoundPhase, nowMs: number): void;
  /** Shows a text in place of the phase, such as that the table is closed; '' restores the phase. */
  instead(text: string): void;
}

export function createStrip(words: Words): Strip {
  const [no, phaseName, left] = [el('span.no'), el('strong.phase'), el('span.left.fig')];
  const root = el('div.strip', {}, el('span.ring', { 'aria-hidden': 'true' }), phaseName, no, left);
  let other = '';
  return {
    root,
    show({ roundNo, openMs, closeMs, dealMs, endMs }, phase, nowMs) {
      no.textContent = words('round', { no: `${roundNo.slice(4, 8)}-${roundNo.slice(8)}` });
      phaseName.textContent = other === '' ? words(phase) : other;
      root.dataset.phase = phase;
      const seconds = Math.max(0, Math.ceil(((phase === 'betting' ? closeMs : endMs) - nowMs) / 1_000));
      left.textContent =
        phase === 'betting'
          ? words('bettingLeft', { seconds })
          : phase === 'result'
            ? words('nextIn', { seconds })
            : '';
      const [from, to] =
        phase === 'betting'
          ? [openMs, closeMs]
          : phase === 'result'
            ? [dealMs + dealingMs, endMs]
            : [closeMs, dealMs + dealingMs];
      const part = Math.min(1, Math.max(0, (nowMs - from) / (to - from)));
      root.style.setProperty('--part', String(phase === 'betting' ? 1 - part : part));
    },
    instead: (text) => (other = text),
  };
}
