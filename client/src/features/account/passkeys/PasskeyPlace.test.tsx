/** The log-in by passkey comes after hydration, in a place that the page of the server has kept for it. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { PasskeyPlace } from './PasskeyPlace.tsx';

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

// The button follows the address only after a log-in.
vi.mock('#session/useAfterLogin.ts', () => ({ useAfterLogin: () => () => undefined }));

const page = () => (
  <QueryClientProvider client={new QueryClient()}>
    <PasskeyPlace />
    <p>还没有账号？</p>
  </QueryClientProvider>
);

/** Takes the page of the server over, and returns its first element. */
async function takeOver(): Promise<Element | null> {
  document.body.innerHTML = renderToString(page());
  const place = document.body.firstElementChild;
  await act(async () => void (root = hydrateRoot(document.body, page())));
  return place;
}

it('puts the button where the server has kept its place, and adds nothing beside it', async () => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', Object);
  const place = await takeOver();
  const button = await screen.findByRole('button');
  expect(place?.tagName).toBe('DIV');
  expect(place?.contains(button)).toBe(true);
  expect([...document.body.children].map(({ tagName }) => tagName)).toEqual(['DIV', 'P']);
});

it('gives the place up in a browser without passkeys', async () => {
  vi.stubGlobal('isSecureContext', false);
  await takeOver();
  expect([...document.body.children].map(({ tagName }) => tagName)).toEqual(['P']);
});
