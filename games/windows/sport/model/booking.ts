/** Booking codes: a slip, without stakes, under a short code for another device or person. */
import { bookSlip, bookingCodeText, loadBooking, legsOfSlip, slipTextOf } from '@foyer/contract/play/sportSlip.ts';
import * as v from 'valibot';
import { ask } from '../../frame/api.ts';
import { clear, keyOf } from '../slip/slip.ts';
import type { Leg } from '../slip/slip.ts';
import { isSessionOver } from './read.ts';
import type { SlipActions } from './slipActions.ts';
import type { Desk } from './state.ts';

export interface Bookings {
  readonly make: () => Promise<void>;
  readonly type: (code: string) => void;
  readonly load: () => Promise<void>;
}

export function createBookings(desk: Desk, actions: SlipActions): Bookings {
  const { state, setting } = desk;
  const { words, lang } = setting;
  const { sessionId } = setting.desk;

  function fault(text: string): void {
    state.codeFault = text;
    desk.changed();
  }

  return {
    async make() {
      const slip = slipTextOf(state.slip.legs);
      const answer = await ask(bookSlip, { sessionId, slip }, lang);
      if (answer.kind === 'done') state.booking = { ...answer.data, slip };
      else if (isSessionOver(answer) && answer.kind === 'refused') desk.ended(answer.message);
      else desk.notify(answer.kind === 'refused' ? answer.message : words('lostState'));
      desk.changed();
    },
    type(code) {
      state.code = code.toUpperCase().replaceAll(/\s/g, '');
      fault('');
    },
    async load() {
      if (!v.is(bookingCodeText.schema, state.code)) return fault(words('codeBad'));
      const answer = await ask(loadBooking, { sessionId, code: state.code }, lang);
      if (answer.kind === 'lost') return fault(words('lostState'));
      if (answer.kind === 'refused') return isSessionOver(answer) ? desk.ended(answer.message) : fault(answer.message);
      const quoted = new Map(answer.data.quote.legs.map((leg) => [keyOf(leg), leg]));
      const legs = legsOfSlip(answer.data.slip).flatMap((leg): Leg[] => {
        const now = quoted.get(keyOf(leg));
        // A loaded code has no earlier odds to compare with.
        return now ? [{ ...leg, odds: now.odds, stakeSatang: 0, fixture: now }] : [];
      });
      state.quotes = quoted;
      state.code = '';
      actions.change({ ...clear(state.slip), legs });
      desk.notify(words('codeLoaded', { count: legs.length }), state.slip.removed.length > 0);
    },
  };
}
