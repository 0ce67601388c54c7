import type { ErrorComponentProps } from '@tanstack/react-router';
import { requestIdOf } from '#api/requestId.ts';
import { useText } from '#text/useText.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';

/** Error screen: what is unaffected, the request id for support, and a retry. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const t = useText('site');
  return (
    <main id="main" className="wrap">
      <ErrorState
        title={t('screenError.title')}
        // A script that failed to load is only requested again after a reload.
        onRetry={isScriptMissing(error) ? () => location.reload() : reset}
        requestId={requestIdOf(error)}
      >
        {t('screenError.text')}
      </ErrorState>
    </main>
  );
}

/** The error messages of the three browser engines. R06 */
const isScriptMissing = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|preload css/i.test(error.message);
