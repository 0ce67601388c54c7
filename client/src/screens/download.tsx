import { fetchImg } from '@foyer/contract/home/pictures.ts';
import { init } from '@foyer/contract/site/config.ts';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { q } from '#api/query.ts';
import { Logo } from '#app/shell/Logo.tsx';
import { Download } from '#features/site/download/Download.tsx';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { ThemedPicture } from '#ui/layout/ThemedPicture.tsx';
import styles from './download.module.css';

const pictureQuery = () => q(fetchImg, { imgCode: 'download' });

/** SI-33: without header and footer, but with a link home. ROUTE-018, AMB-022 */
export const Route = createFileRoute('/download')({
  staticData: { title: 'title.download', description: 'download', isBare: true },
  loader: async ({ context: { queryClient } }) => {
    const reads = Promise.all([queryClient.prefetchQuery(q(init, {})), queryClient.prefetchQuery(pictureQuery())]);
    if (import.meta.env.SSR) await reads;
  },
  component: DownloadScreen,
});

function DownloadScreen() {
  const t = useText('site/download');
  // The picture is optional.
  const picture = useQuery(pictureQuery()).data?.imgLink ?? '';
  return (
    <main id="main" className={styles.page}>
      <div className={styles.head}>
        <Logo label={t('home')} />
        <Link to="/home" className={buttonClass({ look: 'quiet' })}>
          {t('home')}
        </Link>
      </div>
      <h1>{t('title')}</h1>
      <p className="muted">{t('lead')}</p>
      {picture !== '' && <ThemedPicture className={styles.picture} src={picture} width="1240" height="420" />}
      <Download />
    </main>
  );
}
