import { useText } from '#text/useText.tsx';

/** Error screen that needs only the first script, because its words are already in the page. R06 */
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
