import { getAgentDomain } from '@foyer/contract/account/agency.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { CopyButton } from '#ui/actions/CopyButton.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { externalIcon } from '#ui/values/icons.ts';
import { Skeleton } from '#ui/layout/Skeleton.tsx';
import styles from './Invite.module.css';
import { inviteLink } from './inviteLink.ts';
import { codeQuery } from './reads.ts';

const QrCode = lazyPart(() => import('#ui/values/QrCode.tsx'), 'QrCode');

/** The player's code and link, and a QR code of the link. CALL-146, CALL-023 */
export function InviteCode() {
  const t = useText('invite');
  const read = useQuery(codeQuery());
  const code = read.data?.inviteCode ?? '';
  // If the domain can't be read, the link uses this site's address.
  const domain = useQuery({ ...q(getAgentDomain, { agentCode: code }), enabled: code !== '' });
  if (read.isError) {
    return (
      <Card>
        <ErrorState title={t('codeFailed')} onRetry={() => void read.refetch()} requestId={requestIdOf(read.error)} />
      </Card>
    );
  }
  const isReady = code !== '' && !domain.isPending;
  const link = isReady ? inviteLink(domain.data?.agentDomain ?? '', code, location.origin) : '';
  const square = <Skeleton ratio={[1, 1]} shape="card" />;
  // Every line has its height from the start: a list below it must not move under a press.
  return (
    <Card mark="lintel" aria-busy={!isReady}>
      <div className={styles.code}>
        <div className={styles.plate}>
          {isReady ? (
            <Suspense fallback={square}>
              <QrCode text={link} label={t('qrLabel', { link })} />
            </Suspense>
          ) : (
            square
          )}
        </div>
        <div className={styles.codeWords}>
          <p className="muted small">{t('code')}</p>
          <p className={styles.figure}>
            {isReady ? (
              <>
                {code} <CopyButton value={code} label={t('copyCode')} />
              </>
            ) : (
              <Skeleton width="60%" height={24} />
            )}
          </p>
          <p className="muted small">{t('link')}</p>
          <p className={styles.link}>{isReady ? link : <Skeleton width="90%" />}</p>
          <div className={styles.buttons}>
            {isReady && <CopyButton value={link} label={t('copyLink')} look="words" />}
            {isReady && <Share link={link} />}
          </div>
        </div>
      </div>
    </Card>
  );
}

/** Rendered only if the device can share links. */
function Share({ link }: { readonly link: string }) {
  const t = useText('invite');
  if (!('share' in navigator)) return null;
  // The promise is rejected when the share sheet is closed, which is no failure.
  const share = () => navigator.share({ title: t('shareTitle'), url: link }).catch(() => undefined);
  return (
    <Button size="small" icon={externalIcon} onClick={() => void share()}>
      {t('share')}
    </Button>
  );
}
