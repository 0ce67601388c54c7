/** Teaches use-intl our messages and languages, so that `useTranslations('wallet')` checks keys and arguments. */
import type { intlLocales } from './locale.ts';
import type { Messages as OurMessages } from './messages.gen.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: (typeof intlLocales)[keyof typeof intlLocales];
    Messages: OurMessages;
  }
}
