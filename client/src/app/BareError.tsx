import { useText } from '#text/useText.tsx';

/** A screen that could not be shown, by nothing but the first script: the shell's words are in the page already. R06 */
export function BareError() {
  const t = useText('site');
  return (
    <main id="main" className="wrap" role="alert">
      <h1>{t('screenError.title')}</h1>
      <p>{t('screenError.text')}</p>
      <button type="button" onClick={() => location.reload()}>
        {t('screenError.reload')}
      </button>
    </main>
  );
}
