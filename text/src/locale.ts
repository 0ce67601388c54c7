/** Names of our languages for `Intl` and the document. */
import type { Locale } from '@foyer/contract/envelope.ts';

/** Our locale -> BCP 47, for `Intl`, the document's `lang` and the translator. */
export const intlLocales = { zh_CN: 'zh-CN', en: 'en', th: 'th' } as const satisfies Record<Locale, string>;
