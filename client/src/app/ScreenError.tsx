import type { ErrorComponentProps } from '@tanstack/react-router';
import { isFailure } from '#api/failure.ts';
import { useText } from '#text/useText.tsx';
import { ErrorState } from '#ui/EmptyState.tsx';

/** A screen that could not be shown: what is unchanged, the id to tell the service, and another try. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const t = useText('site');
  return (
    <main id="main" className="wrap">
      <ErrorState
        title={t('screenError.title')}
        onRetry={reset}
        requestId={isFailure(error) ? error.requestId : undefined}
      >
        {t('screenError.text')}
      </ErrorState>
    </main>
  );
}
