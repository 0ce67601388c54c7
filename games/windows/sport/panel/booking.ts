/** Booking codes at the bottom of the slip: create one to share, or load one. */
import { slipTextOf } from '@foyer/contract/play/sportSlip.ts';
import { deviceTime } from '@foyer/text/time.ts';
import { el } from '../../frame/dom.ts';
import type { Looking } from '../board/odds.ts';
import { press, typed } from '../view/press.ts';

export function bookingPart({ setting: { words }, state }: Looking): HTMLElement {
  const { slip, booking } = state;
  const isOfThis = booking !== undefined && booking.slip === slipTextOf(slip.legs);
  const made = isOfThis
    ? el(
        'div.code',
        { role: 'status' },
        el('span', {}, words('codeIs')),
        el('output.fig', {}, booking.code),
        el('button.quiet', { type: 'button', ...press('copy', booking.code) }, words('copy')),
        el('p.hint', {}, words('codeUntil', { at: deviceTime(booking.expiresMs, 'short') })),
      )
    : el('button.quiet', { type: 'button', ...press('book') }, words('makeCode'));
  return el(
    'details.booking',
    { ...(slip.legs.length === 0 && { open: true }) },
    el('summary', {}, words('codeIs')),
    slip.legs.length > 0 ? made : undefined,
    el(
      'form.load',
      { 'data-send': 'load', novalidate: true },
      el('label', { for: 'booking-code' }, words('loadCode')),
      el('input.fig', {
        id: 'booking-code',
        ...typed('code'),
        autocomplete: 'off',
        autocapitalize: 'characters',
        spellcheck: 'false',
        placeholder: words('codeHint'),
        value: state.code,
        'aria-describedby': 'code-fault',
        ...(state.codeFault !== '' && { 'aria-invalid': 'true' }),
      }),
      el('button.quiet', { type: 'submit' }, words('load')),
      el('p.fault', { id: 'code-fault', role: 'alert' }, state.codeFault),
    ),
  );
}
