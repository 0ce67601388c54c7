/** A screen fails after a release, and the script of the error screen is gone as well. R06 */
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '#text/useText.tsx';
import { loadWords } from '#text/namespaces.ts';
import { createSiteRouter } from './router.tsx';

vi.mock('#app/faults/ScreenError.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
afterEach(cleanup);

it.each([
  ['zh_CN', '重新打开这一页'],
  ['en', 'Open this page again'],
  ['th', 'เปิดหน้านี้อีกครั้ง'],
] as const)('offers a reload in the language of the page, %s', async (locale, button) => {
  await loadWords(locale, 'site');
  const { defaultErrorComponent } = createSiteRouter(new QueryClient()).options;
  if (!defaultErrorComponent) throw new Error('the router has no error screen');
  const Failed = defaultErrorComponent;
  await act(async () =>
    render(
      <LanguageProvider locale={locale}>
        <Failed error={new Error('Failed to fetch dynamically imported module')} reset={() => undefined} />
      </LanguageProvider>,
    ),
  );
  expect((await screen.findByRole('button', { name: button })).closest('[role=alert]')).not.toBeNull();
  expect(document.body.textContent).not.toContain('Something went wrong');
});
