/** Finds texts for players in code. They belong in `text/`, where translators find them. */

const speech = /\p{Script=Han}|\p{Script=Thai}/u;
const commentOrString = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g;
const sqlCommentOrString = /--[^\n]*|'(?:[^']|'')*'/g;

/** Lines with Chinese or Thai letters outside of comments, as `number: line`. */
export function spokenLines(path: string, source: string): string[] {
  const isSql = path.endsWith('.sql');
  const code = source.replaceAll(isSql ? sqlCommentOrString : commentOrString, (found) =>
    /^(?:\/[*/]|--)/.test(found) ? found.replaceAll(/[^\n]/g, ' ') : found,
  );
  return code.split('\n').flatMap((line, index) => (speech.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : []));
}

/** Files and folders whose Chinese and Thai is not a text of the site, with the reason. */
export const wordless: Readonly<Record<string, string>> = {
  'games/catalogue/brass.ts': 'titles: rows of the catalogue',
  'games/catalogue/canglan.ts': 'titles: rows of the catalogue',
  'games/catalogue/harbour.ts': 'titles: rows of the catalogue',
  'games/catalogue/kiln.ts': 'titles: rows of the catalogue',
  'games/catalogue/moyu.ts': 'titles: rows of the catalogue',
  'games/catalogue/orchard.ts': 'titles: rows of the catalogue',
  'games/catalogue/catalogue.ts': 'names of the six platforms: rows of the catalogue',
  'games/catalogue/generated.ts': 'titles: how two words join in Thai',
  'games/catalogue/places.ts': 'titles: first words of generated names',
  'games/catalogue/subjects.ts': 'titles: second words of generated names',
  'games/catalogue/pinyin.ts': 'readings of characters',
  'games/catalogue/synonyms.ts': 'what players type into the search',
  'games/search/': 'what players type into the search, and the numerals in it',
  'server/src/account/captcha/captchaAnswers.ts': 'Thai digits that players type',
  'server/src/demo/demo.ts': 'the name of an invented person',
  'server/src/demo/payees.ts': 'the name of an invented person',
  'server/src/demo/rewards.ts': 'names of invented people',
  'server/src/demo/wallet.ts': 'the name of an invented person',
  'server/src/wallet/bank/sentinels.ts': 'the name of an invented person',
  'client/src/kit/': 'the gallery of parts, in development only',
};

/** Migrations that have run are not edited, so their texts remain. ADR 392 */
export const migrationsWithWords: readonly string[] = [
  '013_site.sql',
  '046_agency_vip.sql',
  '110_sections.sql',
  '130_identity.sql',
  '131_recovery.sql',
  '236_check_in.sql',
  '237_bind_bonus.sql',
  '246_interest.sql',
  '265_wheels.sql',
  '276_ways_to_rewards.sql',
  '306_live_hall.sql',
  '372_spoken_names.sql',
];
