import { describe, expect, it } from 'vitest';
import { isReserveOpen, reserveActor, reserveStatusCode, reserveSteps } from './reserveStep.ts';

describe('a step of a fast payment', () => {
  it('is unpaid while it is open, paid when done, and otherwise expired. ENUM-004', () => {
    const codes = Object.fromEntries(reserveSteps.map((step) => [step, reserveStatusCode(step)]));
    expect(codes).toEqual({
      offered: '0',
      waitingPayment: '0',
      waitingReceipt: '0',
      withService: '0',
      settling: '0',
      done: '1',
      cancelled: '2',
      lapsed: '2',
      refused: '2',
      returned: '2',
    });
  });
  it('waits for one side at most, and for neither once it is over. AMB-150', () => {
    expect(reserveSteps.filter((step) => reserveActor(step) === 'pay')).toEqual(['waitingPayment']);
    expect(reserveSteps.filter((step) => reserveActor(step) === 'receive')).toEqual(['waitingReceipt']);
    expect(reserveSteps.filter((step) => reserveActor(step) !== undefined).every(isReserveOpen)).toBe(true);
  });
});
