import { getAgentDomain } from '@foyer/contract/account/agency.ts';
import { init } from '@foyer/contract/site/config.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { q } from '#api/query.ts';
import { KeysSwitch } from '#app/shell/KeysSwitch.tsx';
import { LanguageSwitch } from '#app/shell/LanguageSwitch.tsx';
import { ThemeSwitch } from '#app/shell/ThemeSwitch.tsx';
import { ServiceWays } from '#features/site/ServiceWays.tsx';
import { isOffered, offeredOf } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { CopyButton } from '#ui/actions/CopyButton.tsx';
import { DataLink, leadsTo } from '#ui/actions/DataLink.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import styles from './MenuDialog.module.css';

const links = [
  { to: '/helpCenter/startUse', word: 'help' },
  { to: '/download', word: 'download' },
  { to: '/agency', word: 'agency' },
] as const;

/** The header's menu on every width: language, customer service and the operator's addresses. SI-01, SI-54 */
export function MenuDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText('menu');
  return (
    <Dialog title={t('title')} shape="drawer" onClose={onClose}>
      <section className={styles.part} aria-label={t('settings')}>
        <div className={styles.setting}>
          <span>{t('language')}</span>
          <LanguageSwitch />
        </div>
        <div className={styles.setting}>
          <span>{t('theme')}</span>
          <ThemeSwitch />
        </div>
        <KeysSwitch />
      </section>
      {isOffered('customerService') && (
        <>
          <section className={styles.part} aria-label={t('service')}>
            <h3>{t('service')}</h3>
            <ServiceWays />
          </section>
          <Addresses />
        </>
      )}
      <nav className={styles.part} aria-label={t('more')}>
        {offeredOf(links).map(({ to, word }) => (
          <Link key={to} to={to} className={styles.link} onClick={onClose}>
            {t(word)}
          </Link>
        ))}
      </nav>
    </Dialog>
  );
}

/** The operator's easy-to-remember address and the agency's, where they are set. ENTITY-008, CALL-023 */
function Addresses() {
  const t = useText('menu');
  const easy = useQuery(q(init, {})).data?.easyRememberUrl ?? '';
  const agency = useQuery(q(getAgentDomain, { agentCode: '' })).data?.agentDomain ?? '';
  // A path of this site is shown and copied as a full URL, which also works elsewhere.
  const whole = leadsTo(agency) === 'own' ? new URL(agency, location.origin).href : agency;
  const rows = [
    { term: t('easy'), value: easy, copy: t('copyEasy') },
    { term: t('agencyAddress'), value: whole, copy: t('copyAgency') },
  ].filter(({ value }) => value !== '');
  if (rows.length === 0) return null;
  return (
    <section className={styles.part} aria-label={t('addresses')}>
      <dl className={styles.addresses}>
        {rows.map(({ term, value, copy }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Address value={value} />
              <CopyButton value={value} label={copy} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** An address without a scheme, such as `foyer.example`, is shown as text. Only a full URL is a link. */
function Address({ value }: { readonly value: string }) {
  if (leadsTo(value) !== 'outside') return <span>{value}</span>;
  return (
    <DataLink address={value} className="link">
      {value}
    </DataLink>
  );
}
