/** Finds what a page shows, by role and name. */
import { screen, within } from '@testing-library/react';

/** The elements that are there now; none while the block is missing. */
export type Look = () => readonly HTMLElement[];

export const main = () => within(screen.getByRole('main'));
export const region =
  (name: string): Look =>
  () =>
    main().queryAllByRole('region', { name });
export const heading =
  (name: string): Look =>
  () =>
    main().queryAllByRole('heading', { name });
export const button =
  (name: RegExp): Look =>
  () =>
    main().queryAllByRole('button', { name });
export const link =
  (name: RegExp): Look =>
  () =>
    main().queryAllByRole('link', { name });
const hasText = ({ textContent }: Element, words: string | RegExp): boolean =>
  typeof words === 'string' ? textContent.trim() === words : words.test(textContent.trim());

/** The smallest elements that say this: words may be put together from several elements. */
export const text =
  (words: string | RegExp): Look =>
  () => {
    const all = [...screen.getByRole('main').querySelectorAll<HTMLElement>('*')];
    return all.filter((one) => hasText(one, words) && ![...one.children].some((inner) => hasText(inner, words)));
  };
export const article: Look = () => main().queryAllByRole('article');
