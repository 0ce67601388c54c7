/**
 * `npm run search:table` writes games/search/table.gen.ts: the traditional form of every Han character in the
 * catalogue's names, and other names of games, with pinyin. searchTable.test.ts fails when it must be run.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogueOf, platforms } from '@foyer/games/catalogue/catalogue.ts';
import { mostGames } from '@foyer/games/catalogue/generated.ts';
import { pinyinOf } from '@foyer/games/catalogue/pinyin.ts';
import { synonyms } from '@foyer/games/catalogue/synonyms.ts';
import { Converter } from 'opencc-js/t2cn';

export const tableFile = fileURLToPath(new URL('../games/search/table.gen.ts', import.meta.url));

/** Every Han character in names, platforms and synonyms. */
export function hanInUse(): ReadonlySet<string> {
  const words = [...catalogueOf(mostGames), ...platforms].map(({ names }) => names.zh_CN);
  words.push(...synonyms.flatMap(({ names, zh_CN }) => [...names, ...zh_CN]));
  return new Set(words.join('').match(/\p{Script=Han}/gu));
}

const [firstHan, lastHan] = [0x3400, 0x9fff];

/** Pairs of a traditional character and the simplified one in the catalogue. */
function scriptPairs(): [traditional: string, simplified: string][] {
  const inUse = hanInUse();
  const converters = (['t', 'tw', 'hk'] as const).map((from) => Converter({ from, to: 'cn' }));
  const pairs: [string, string][] = [];
  for (let code = firstHan; code <= lastHan; code += 1) {
    const sign = String.fromCodePoint(code);
    if (inUse.has(sign)) continue;
    const simplified = converters.map((convert) => convert(sign)).find((each) => each !== sign && inUse.has(each));
    if (simplified !== undefined) pairs.push([sign, simplified]);
  }
  return pairs;
}

export function tableText(): string {
  const pairs = scriptPairs();
  const rows = synonyms.map(({ names, zh_CN, en, th }) => {
    const pinyin = zh_CN.flatMap(pinyinOf);
    const words = [...new Set([...zh_CN, ...en, ...th, ...pinyin])];
    return `  [${JSON.stringify(names.join('|'))}, ${JSON.stringify(words.join('|'))}],`;
  });
  return [
    '/** Written by `npm run search:table`. */',
    `export const traditionalSigns = '${pairs.map(([sign]) => sign).join('')}';`,
    `export const simplifiedSigns = '${pairs.map(([, sign]) => sign).join('')}';`,
    '/** Parts of names, and what games with them are called besides. */',
    'export const synonymTable: readonly (readonly [names: string, synonyms: string])[] = [',
    ...rows,
    '];',
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(tableFile, tableText());
