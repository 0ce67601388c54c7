/**
 * Simulates a provider of identity checks. The beginning of the document's number decides: REFUSED, PENDING
 * and UNKNOWN have that outcome, and any other is approved. What was pending or unknown is approved when asked again.
 */
import type { IdentityPort } from './identityPort.ts';

export const sandboxIdentity: IdentityPort = {
  kind: 'sandbox',
  begin({ documentNumber }) {
    if (documentNumber.startsWith('REFUSED')) return Promise.resolve('refused');
    if (documentNumber.startsWith('PENDING')) return Promise.resolve('pending');
    if (documentNumber.startsWith('UNKNOWN')) return Promise.reject(new Error('the sandbox does not answer'));
    return Promise.resolve('approved');
  },
  outcomeOf: () => Promise.resolve('approved'),
};
