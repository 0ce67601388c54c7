/** The kinds and outcomes of security events, which every layer of a backend may name. S18 */

/** What an event was about. */
export const securityEventKinds = [
  'register',
  'login',
  'logout',
  'session',
  'password',
  'recovery',
  'withdrawPassword',
  'phone',
  'email',
  'name',
  'card',
  'passkey',
  'secondFactor',
  'thirdParty',
  'withdrawal',
  'protection',
  'terms',
  'identity',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** `unknown`: the house could not tell, because a part of it failed. L06 */
export const securityOutcomes = ['done', 'refused', 'unknown'] as const;
export type SecurityOutcome = (typeof securityOutcomes)[number];
