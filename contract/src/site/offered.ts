/** What a backend offers, for the server that makes the pages. Not in the specification. Decision 463 */
import { defineCall } from '../call.ts';
import { list, optional, record, text } from '../wire.ts';

/**
 * The names of the features that the backend offers; other names are ignored. Without the list, a feature is offered
 * unless a read that it needs is answered with 404 or 501.
 */
export const offeredFeatures = defineCall({
  id: 'CALL-X97',
  name: 'offeredFeatures',
  path: '/api/guest/features',
  access: 'guest',
  request: record({}),
  response: record({ features: optional(list(text)) }),
});
