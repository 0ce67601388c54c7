/**
 * The simulated sports. Those of section 2 have the ids of ENUM-022. The esports from 101 and the roosters' show have
 * ids of our own. The contract repeats this list for windows.
 */
export const sportKinds = [
  { sportId: 1, code: 'football', hall: 'sports' },
  { sportId: 2, code: 'basketball', hall: 'sports' },
  { sportId: 3, code: 'tennis', hall: 'sports' },
  { sportId: 8, code: 'baseball', hall: 'sports' },
  { sportId: 15, code: 'darts', hall: 'sports' },
  { sportId: 23, code: 'handball', hall: 'sports' },
  { sportId: 25, code: 'iceHockey', hall: 'sports' },
  { sportId: 29, code: 'cycleRacing', hall: 'sports' },
  { sportId: 31, code: 'rugby', hall: 'sports' },
  { sportId: 34, code: 'billiards', hall: 'sports' },
  { sportId: 40, code: 'volleyball', hall: 'sports' },
  { sportId: 101, code: 'lanes', hall: 'esports' },
  { sportId: 102, code: 'shooter', hall: 'esports' },
  { sportId: 103, code: 'duel', hall: 'esports' },
  { sportId: 201, code: 'rooster', hall: 'cockfight' },
] as const;
export type SportKind = (typeof sportKinds)[number];
export type SportCode = SportKind['code'];
