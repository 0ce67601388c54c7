/**
 * The brand of a site as one schema: what an operator changes without touching the code. A file states everything, so
 * that nothing is left out by mistake. docs/branding.md
 */
import { locales } from '@foyer/contract/envelope.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import { sections } from '@foyer/contract/features.ts';
import * as v from 'valibot';
import { wholeNumber } from '../jurisdiction/wholeNumber.ts';

const strict = <T extends v.ObjectEntries>(entries: T) =>
  v.strictObject(entries, ({ received, expected }) => {
    if (expected === 'Object') return 'is no object';
    return received === 'undefined' ? 'is missing' : 'is not a field of a brand';
  });

const inEach = <T extends v.GenericSchema>(schema: T) =>
  strict(Object.fromEntries(locales.map((locale) => [locale, schema])) as Record<Locale, T>);

const number = (least: number, most: number) =>
  v.pipe(
    v.number('is no number'),
    v.check((value) => value >= least && value <= most, `is not from ${least} to ${most}`),
  );

/** Names stand in texts, titles and attributes. A percent sign would look like the placeholder of a name. */
const name = (most: number) =>
  v.pipe(
    v.string('is no text'),
    v.regex(
      /^[^\s<>{}%\p{C}](?:[^<>{}%\p{C}]*[^\s<>{}%\p{C}])?$/u,
      'is empty, or has spaces at its ends or one of < > { } %',
    ),
    v.check((text) => Array.from(text).length <= most, `has more than ${most} characters`),
  );

/** Path data only: no mark-up, no address and no script can be written in it. */
const outline = v.pipe(
  v.string('is no text'),
  v.regex(
    /^[Mm][\d\sMmLlHhVvCcSsQqTtAaZz.,eE+-]{2,12000}$/,
    'is no path data that begins with M, such as M2 2h24v28H2z',
  ),
);
const viewBox = v.pipe(
  v.string('is no text'),
  v.regex(
    /^-?\d{1,4}(?:\.\d{1,3})? -?\d{1,4}(?:\.\d{1,3})? [1-9]\d{0,3} [1-9]\d{0,3}$/,
    'is no view box such as 0 0 28 32',
  ),
);

const logoPath = strict({
  d: outline,
  colour: v.picklist(['text', 'accent'], 'is neither text nor accent'),
  /** Width of the line; null fills the path. */
  stroke: v.nullable(number(0.25, 12)),
});

/** '' hides this contact. */
const contact = (shape: RegExp, words: string) =>
  v.pipe(
    v.string('is no text'),
    v.check((text) => text === '' || shape.test(text), words),
  );

/** The specification's lengths are the widest that a brand may choose. CONST-017 */
const lengths = v.pipe(
  strict({ least: wholeNumber(6, 12), most: wholeNumber(6, 12) }),
  v.check(({ least, most }) => least <= most, 'has a least that is above its most'),
);

/** Plain text in paragraphs; null keeps the article that the help centre has. */
const legalText = v.nullable(
  inEach(
    v.pipe(
      v.string('is no text'),
      v.check((text) => text.trim() !== '' && text.length <= 40_000, 'is empty or longer than 40000 characters'),
    ),
  ),
);

export const brandSchema = strict({
  /** `short` stands in sentences, `full` in titles and at the foot of each page. */
  names: inEach(strict({ short: name(24), full: name(40) })),
  /** Hue in degrees and chroma, from which all colours but those of states are derived. */
  accent: strict({ hue: number(0, 360), chroma: number(0, 0.14) }),
  logo: strict({
    viewBox,
    paths: v.pipe(
      v.array(logoPath, 'is no list'),
      v.minLength(1, 'is empty'),
      v.maxLength(12, 'has more than 12 paths'),
    ),
  }),
  /** The words beside the logo, as shapes; null writes the short name. */
  wordmark: v.nullable(strict({ viewBox, d: outline })),
  contacts: strict({
    service: contact(
      /^https:\/\/[\w-]+(?:\.[\w-]+)+(?::\d{1,5})?(?:[/?][!-~]*)?$/,
      'is no address such as https://chat.example/',
    ),
    email: contact(/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/, 'is no address such as help@site.example'),
    phone: contact(/^\+?[\d ()-]{3,24}$/, 'is no telephone number'),
    qq: contact(/^\d{5,12}$/, 'is no QQ number'),
    weChat: contact(/^[\w-]{3,40}$/, 'is no WeChat name'),
  }),
  currency: strict({
    code: v.pipe(v.string('is no text'), v.regex(/^[A-Z]{3,5}$/, 'is no code such as EUR')),
    symbol: v.pipe(
      v.string('is no text'),
      v.regex(/^[^\s\d<>{}%"'&.,+−-]{1,4}$/u, 'is no sign of one to four characters'),
    ),
    /** Its name in a sentence: euro, baht. */
    names: inEach(name(24)),
    /** Digits of the minor unit: 0 for yen, 2 for euro, 3 for Kuwaiti dinar. */
    digits: wholeNumber(0, 3),
  }),
  languages: v.pipe(
    v.array(v.picklist(locales, `is none of ${locales.join(', ')}`), 'is no list'),
    v.minLength(1, 'is empty'),
    v.check((list) => new Set(list).size === list.length, 'names a language twice'),
  ),
  /** The sections that the site shows, in the order of its navigation. */
  sections: v.pipe(
    v.array(v.picklist(sections, `is none of ${sections.join(', ')}`), 'is no list'),
    v.minLength(1, 'is empty'),
    v.check((list) => new Set(list).size === list.length, 'names a section twice'),
  ),
  account: lengths,
  password: lengths,
  legal: strict({ terms: legalText, complaint: legalText }),
});

export type Brand = v.InferOutput<typeof brandSchema>;
