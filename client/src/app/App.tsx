/** Providers around the router, on server and client. */
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { Locale } from '@foyer/contract/envelope.ts';
import { useChosenLocale } from '#session/language.ts';
import { RenderedFor } from '#session/signedIn.ts';
import type { Visitor } from '#session/signedIn.ts';
import { LanguageProvider } from '#text/useText.tsx';
import type { createSiteRouter } from '../router.tsx';

interface AppProps {
  readonly router: ReturnType<typeof createSiteRouter>;
  readonly queryClient: QueryClient;
  readonly locale: Locale;
  readonly visitor: Visitor;
  readonly used?: Set<string>;
}

export function App({ router, queryClient, locale, visitor, used }: AppProps) {
  return (
    <RenderedFor value={visitor}>
      <LanguageProvider locale={useChosenLocale(locale)} used={used}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </LanguageProvider>
    </RenderedFor>
  );
}
