/**
 * Which test walks which rule of a profile. A rule of the schema without an entry here fails read.unit.test.ts, so that
 * a new rule cannot be added without a test that shows what it refuses and what it allows.
 */
interface Walk {
  readonly file: string;
  /** A part of the test's title, as it is written. */
  readonly title: string;
}

const inPlay = (title: string): Walk => ({ file: 'server/src/jurisdiction/play.test.ts', title });
const inClearance = (title: string): Walk => ({ file: 'server/src/jurisdiction/clearance.test.ts', title });
const inConsent = (title: string): Walk => ({ file: 'server/src/jurisdiction/consent.test.ts', title });
const inPlaces = (title: string): Walk => ({ file: 'server/src/places/gate.test.ts', title });
const inWindow = (title: string): Walk => ({ file: 'games/windows/frame/placeRules.test.ts', title });
const inProfile = (title: string): Walk => ({ file: 'server/src/jurisdiction/read.unit.test.ts', title });

const cycle = [inPlay('keeps the minimum cycle of the profile in %s'), inWindow('waits for the longer cycle')];
const cap = [inPlay('refuses a stake above the cap of %s'), inPlay('adds up what a player stakes on one round')];
const young = [inPlay('gives %s a lower cap below an age')];
const caps = (family: string): [string, Walk[]][] => [
  [`stakeCaps.${family}.roundSatang`, cap],
  [`stakeCaps.${family}.young.belowAge`, young],
  [`stakeCaps.${family}.young.roundSatang`, young],
];
const news = [inConsent('sends news by %s only with the consent'), inConsent('neither asks for nor uses %s')];

export const walked: ReadonlyMap<string, readonly Walk[]> = new Map([
  ['name', [inProfile('has the profiles')]],
  ...['slot', 'instant', 'cards', 'poker', 'fish'].map((family): [string, Walk[]] => [`minCycleMs.${family}`, cycle]),
  ...['slot', 'instant', 'cards', 'poker', 'fish', 'table', 'sport', 'lottery'].flatMap(caps),
  ['maxWindows', [inPlay('ends the oldest window'), inPlay('leaves one of twelve windows')]],
  ['celebration', [inPlay('tells a window the celebration'), inWindow('celebrates')]],
  ['bonusMultiple.cap', [inConsent('grants no bonus above the cap'), inConsent('shows and offers no promotion')]],
  ['bonusMultiple.isLiftedBySetting', [inConsent('grants no bonus above the cap')]],
  ['age.least', [inClearance('refuses a stake in %s until the rule is met'), inClearance('asks at registration')]],
  ['age.isBirthDateNeeded', [inClearance('refuses stakes and deposits'), inClearance('asks at registration')]],
  ['identity', [inClearance('refuses stakes and deposits'), inClearance('answers a withdrawal without a check')]],
  ['terms.areAskedAgain', [inClearance('refuses stakes and deposits'), inClearance('asks again for terms')]],
  ...['mail', 'sms', 'inbox'].map((channel): [string, Walk[]] => [`marketing.${channel}`, news]),
  ['countries.mode', [inPlaces('refuses registration, deposits and stakes')]],
  ['countries.codes', [inPlaces('refuses registration, deposits and stakes')]],
  ['looseningHours', [inConsent('lets a looser limit wait')]],
]);
