/** Reads the options of `npm run build:static`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { absentParts, isClaim, isFeature } from '@foyer/contract/features.ts';
import type { FrontOrigins } from './rules.ts';

interface StaticOptions extends FrontOrigins {
  readonly folder: string;
  /** The file of the brand; '' for the default one. */
  readonly brand: string;
  /** The site's own origin, for search engines and previews; '' if not named. */
  readonly site: string;
  /** Features that the API does not offer, and their addresses. */
  readonly absent: readonly string[];
}

const origin = /^https?:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/;

function originsIn(name: string, text: string): readonly string[] {
  const origins = text.split(/[\s,]+/).filter((one) => one !== '');
  for (const one of origins)
    if (!origin.test(one)) throw new Error(`--${name}: "${one}" is no origin such as https://api.example`);
  return origins;
}

/** Without the option everything is offered, and the site makes no claim about its money and matches. */
function absentWith(offers: string | undefined): readonly string[] {
  if (offers === undefined) return absentParts((feature) => !isClaim(feature));
  const names = offers.split(/[\s,]+/).filter((name) => name !== '');
  for (const name of names) if (!isFeature(name)) throw new Error(`--offers: "${name}" is no feature`);
  return absentParts((feature) => names.includes(feature));
}

/** Throws an error whose message is for the person at the command line. */
export function staticOptions(args: readonly string[]): StaticOptions {
  const text = { type: 'string', default: '' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      api: text,
      site: text,
      payment: text,
      pictures: text,
      brand: text,
      offers: { type: 'string' },
      out: { type: 'string', default: 'dist/static' },
    },
  });
  const one = (name: 'api' | 'site'): string => {
    const [first = '', ...more] = originsIn(name, values[name].replace(/\/$/, ''));
    if (more.length > 0) throw new Error(`--${name}: one origin is expected`);
    return first;
  };
  const api = one('api');
  if (api === '') throw new Error('--api names the origin of the calls, such as --api https://api.example');
  return {
    api,
    site: one('site'),
    payment: originsIn('payment', values.payment),
    pictures: originsIn('pictures', values.pictures),
    brand: values.brand,
    absent: absentWith(values.offers),
    folder: resolve(values.out),
  };
}
