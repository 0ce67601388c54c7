import type { DeskWords } from '@foyer/contract/desk/deskCall.ts';
import { language } from '../text/language.ts';

/** A text of the house in the desk's language, else in English. */
export const inDesk = (text: DeskWords | null): string => (text === null ? '' : text[language()] || text.en);
