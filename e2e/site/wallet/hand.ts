/** Uses a page without layout: finds fields by their labels, buttons by their names. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Site } from '../openSite.tsx';

type Name = string | RegExp;
const patience = { timeout: 25_000 };

/** A label may contain notes such as "optional", so it only has to contain the given words. */
export const fieldOf = (place: HTMLElement, label: Name): HTMLInputElement =>
  within(place).getAllByLabelText<HTMLInputElement>(label, { exact: false })[0] ?? fail(label);

const fail = (name: Name): never => {
  throw new Error(`nothing is called ${String(name)}`);
};

/** Waits for the form, which appears once its data has loaded. */
export const findForm = (name?: Name): Promise<HTMLElement> =>
  screen.findByRole('form', name === undefined ? {} : { name }, patience);
export const findHeading = (name: Name): Promise<HTMLElement> => screen.findByRole('heading', { name }, patience);

/** Fills a field in and moves the focus away. */
export const fill = (place: HTMLElement, label: Name, value: string): Promise<void> =>
  act(async () => {
    const field = fieldOf(place, label);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  });

/** Presses the first button with this name: a form has two, in the summary and in the bar for phones. */
export const press = (place: HTMLElement, name: Name): Promise<void> =>
  act(async () => void fireEvent.click(within(place).getAllByRole('button', { name })[0] ?? fail(name)));

export const follow = (place: HTMLElement, name: Name): Promise<void> =>
  act(async () => void fireEvent.click(within(place).getAllByRole('link', { name })[0] ?? fail(name)));

/** Goes to an address of the site and waits for its screen. */
export async function visit(site: Site, path: string): Promise<HTMLElement> {
  await site.go(path);
  return screen.findByRole('main', {}, patience);
}

/** Chooses a file in a field. */
export const choose = (field: HTMLElement, file: File): Promise<void> =>
  act(async () => void fireEvent.change(field, { target: { files: [file] } }));
