import { getAgentDomain } from '@foyer/contract/account/agency.ts';
import { fetchImg } from '@foyer/contract/home/pictures.ts';
import { init } from '@foyer/contract/site/config.ts';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { q } from '#api/query.ts';
import { AgencyDesk } from '#features/account/agency/AgencyDesk.tsx';
import { ContactService } from '#features/site/ContactService.tsx';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { ThemedPicture } from '#ui/layout/ThemedPicture.tsx';
import styles from './agency.module.css';

const pictureQuery = () => q(fetchImg, { imgCode: 'agency' });

/** SI-32, ROUTE-017 */
export const Route = createFileRoute('/agency')({
  staticData: { title: 'title.agency', description: 'agency' },
  loader: async ({ context: { queryClient } }) => {
    const reads = Promise.all([
      queryClient.prefetchQuery(q(init, {})),
      queryClient.prefetchQuery(pictureQuery()),
      queryClient.prefetchQuery(q(getAgentDomain, { agentCode: '' })),
    ]);
    if (import.meta.env.SSR) await reads;
  },
  component: AgencyScreen,
});

function AgencyScreen() {
  const t = useText('account/agency');
  // The picture is optional.
  const picture = useQuery(pictureQuery()).data;
  return (
    <main id="main" className="wrap">
      <PageHead title={t('title')} lead={t('lead')} />
      <div className={styles.agency}>
        <div className={styles.words}>
          {picture && picture.imgLink !== '' && (
            <ThemedPicture className={styles.picture} src={picture.imgLink} width="720" height="400" />
          )}
          <h2>{t('howTitle')}</h2>
          <ol className={styles.steps}>
            <li>{t('howRegister')}</li>
            <li>{t('howLink')}</li>
            <li>{t('howSeparate')}</li>
          </ol>
          {isOffered('playMoney') && <p className="faint small">{t('truth')}</p>}
          <ContactService reason="help" look="second" />
        </div>
        <AgencyDesk />
      </div>
    </main>
  );
}
