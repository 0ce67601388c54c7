import type { Moment } from '@foyer/contract/wire.ts';
import { plainAmount } from '@foyer/text/amountForms.ts';
import { deviceTime } from '@foyer/text/time.ts';

/** Amounts in a sentence: €800, and €12.50 where there are minor units. */
export const plainMoney = (satang: number): string => plainAmount(satang);

/**
 * A time within a sentence, in the visitor's time zone and to the minute. Text from the server is shown unchanged.
 * AMB-070
 */
export const momentText = (moment: Moment): string =>
  typeof moment === 'number' ? deviceTime(moment, 'minute') : moment;
