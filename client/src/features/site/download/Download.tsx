import { init } from '@foyer/contract/site/config.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { q } from '#api/query.ts';
import { useHydrated } from '#session/hydrated.ts';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { CopyButton } from '#ui/actions/CopyButton.tsx';
import { DataLink, leadsTo } from '#ui/actions/DataLink.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { Skeleton } from '#ui/layout/Skeleton.tsx';
import styles from './Download.module.css';

const QrCode = lazyPart(() => import('#ui/values/QrCode.tsx'), 'QrCode');

const isOwn = (address: string): boolean => leadsTo(address) === 'own';

/** Downloads for phones that the operator has set; without a package, the site itself. SI-33, SCREEN-069, SCREEN-070 */
export function Download() {
  const t = useText('site/download');
  const isHydrated = useHydrated();
  const { data, isPending, refetch } = useQuery(q(init, {}));
  if (isPending) return <Skeleton height={200} shape="card" />;
  if (!data) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  const packages = [
    // An address of this site is not a package but a page on how to install the site.
    { id: 'apk', label: t(isOwn(data.apkUrl) ? 'installAndroid' : 'android'), address: data.apkUrl },
    { id: 'ipa', label: t(isOwn(data.ipaUrl) ? 'installIos' : 'ios'), address: data.ipaUrl },
    { id: 'app', label: t('openApp'), address: data.appJump ? data.appDownload : '' },
  ].filter((one) => leadsTo(one.address) !== 'nowhere');
  const isApp = leadsTo(data.appDownload) === 'outside';
  const page = leadsTo(data.appDownload) === 'nowhere' ? '/home' : data.appDownload;
  const address = isHydrated ? new URL(page, location.origin).href : '';
  return (
    <div className={styles.ways}>
      <SiteCode address={address} />
      <div className={styles.words}>
        <h2>{t(isApp ? 'scanApp' : 'scanSite')}</h2>
        {address !== '' && (
          <p className={styles.address}>
            {address} <CopyButton value={address} label={t('copy')} />
          </p>
        )}
        {data.easyRememberUrl !== '' && (
          <div>
            <h3 className={styles.easy}>{t('easy')}</h3>
            <p className={styles.address}>
              {data.easyRememberUrl} <CopyButton value={data.easyRememberUrl} label={t('copyEasy')} />
            </p>
          </div>
        )}
        {packages.every((one) => isOwn(one.address)) && (
          <>
            <p className="muted">{t('noPackage')}</p>
            <ul className={styles.steps}>
              <li>{t('addIos')}</li>
              <li>{t('addAndroid')}</li>
            </ul>
          </>
        )}
        {packages.length > 0 && (
          <div className={styles.packages}>
            {packages.map((one) => (
              <DataLink key={one.id} address={one.address} className={buttonClass({ look: 'second', size: 'large' })}>
                {one.label}
              </DataLink>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** Reserves the space until the address is known in the browser. */
function SiteCode({ address }: { readonly address: string }) {
  const t = useText('site/download');
  return (
    <div className={styles.plate}>
      {address === '' ? (
        <Skeleton ratio={[1, 1]} shape="card" />
      ) : (
        <Suspense fallback={<Skeleton ratio={[1, 1]} shape="card" />}>
          <QrCode text={address} label={t('codeLabel', { address })} />
        </Suspense>
      )}
    </div>
  );
}
