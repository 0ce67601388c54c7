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
import { Skeleton, SkeletonRows } from '#ui/layout/Skeleton.tsx';
import styles from './Invite.module.css';
import { inviteLink } from './inviteLink.ts';
import { codeQuery } from './reads.ts';

const QrCode = lazyPart(() => import('#ui/values/QrCode.tsx'), 'QrCode');

/** The player's code, the link and its picture for a camera. CALL-146, CALL-023 */
export function InviteCode() {
  const t = useText('invite');
  const read = useQuery(codeQuery());
  const code = read.data?.inviteCode ?? '';
  // Where it can't be read, the site's own address leads to the same place.
  const domain = useQuery({ ...q(getAgentDomain, { agentCode: code }), enabled: code !== '' });
  if (read.isError) {
    return (
      <Card>
        <ErrorState title={t('codeFailed')} onRetry={() => void read.refetch()} requestId={requestIdOf(read.error)} />
      </Card>
    );
  }
  if (!read.data || domain.isPending) {
    return (
      <Card>
        <SkeletonRows rows={4} />
      </Card>
    );
  }
  const link = inviteLink(domain.data?.agentDomain ?? '', code, location.origin);
  return (
    <Card mark="lintel">
      <div className={styles.code}>
        <div className={styles.plate}>
          <Suspense fallback={<Skeleton ratio={[1, 1]} shape="card" />}>
            <QrCode text={link} label={t('qrLabel', { link })} />
          </Suspense>
        </div>
        <div className={styles.codeWords}>
          <p className="muted small">{t('code')}</p>
          <p className={styles.figure}>
            {code} <CopyButton value={code} label={t('copyCode')} />
          </p>
          <p className="muted small">{t('link')}</p>
          <p className={styles.link}>{link}</p>
          <div className={styles.buttons}>
            <CopyButton value={link} label={t('copyLink')} look="words" />
            <Share link={link} />
          </div>
        </div>
      </div>
    </Card>
  );
}

/** Only where the device can pass a link on. */
function Share({ link }: { readonly link: string }) {
  const t = useText('invite');
  if (!('share' in navigator)) return null;
  // Closing the device's own sheet is no failure.
  const share = () => navigator.share({ title: t('shareTitle'), url: link }).catch(() => undefined);
  return (
    <Button size="small" icon={externalIcon} onClick={() => void share()}>
      {t('share')}
    </Button>
  );
}
