import type { DeskWords } from '@foyer/contract/desk/deskCall.ts';
import { branded } from '@foyer/text/brandWords.ts';
import { language } from '../text/language.ts';

/** A text of the house in the desk's language, else in English, with the brand's words in it. */
export const inDesk = (text: DeskWords | null): string =>
  text === null ? '' : branded(text[language()] || text.en, language());
