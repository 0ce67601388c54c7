import type { ErrorComponentProps } from '@tanstack/react-router';
import { isFailure } from '#api/failure.ts';
import { useText } from '#text/useText.tsx';

/** A screen that could not be shown: what happened, the id to tell the service, and another try. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const t = useText('app');
  return (
    <main className="wrap">
      <h1>{t('screenError.title')}</h1>
      <p>{t('screenError.text')}</p>
      {isFailure(error) && error.requestId !== '' && <p>{t('requestId', { id: error.requestId })}</p>}
      <button type="button" onClick={reset}>
        {t('retry')}
      </button>
    </main>
  );
}
