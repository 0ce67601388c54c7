/** Finds what a page shows, by role and name. */
import { screen, within } from '@testing-library/react';

/** Returns the matching elements at this moment; none while the block is missing. */
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

/** The innermost elements with this text, which may be composed of several elements. */
export const text =
  (words: string | RegExp): Look =>
  () => {
    const all = [...screen.getByRole('main').querySelectorAll<HTMLElement>('*')];
    return all.filter((one) => hasText(one, words) && ![...one.children].some((inner) => hasText(inner, words)));
  };
export const article: Look = () => main().queryAllByRole('article');
