import { locales } from './envelope.ts';
import type { Locale } from './envelope.ts';
import { siteLanguages } from './siteBrand.ts';

/** The language of visitors who have chosen none. */
export const defaultLanguage = (): Locale => siteLanguages()[0] ?? locales[0];
