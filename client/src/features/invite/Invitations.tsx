import { invitationLabel, invitationStatus, isClaimable } from '@foyer/contract/invite/invitation.ts';
import type { InvitationRow } from '@foyer/contract/invite/invite.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listState } from '#api/listState.ts';
import { useText } from '#text/useText.tsx';
import type { Text } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import type { BadgeTone } from '#ui/values/Badge.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { CopyButton } from '#ui/actions/CopyButton.tsx';
import { DataTable } from '#ui/values/DataTable.tsx';
import type { Column } from '#ui/values/DataTable.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Pager } from '#ui/actions/Pager.tsx';
import { Time } from '#ui/values/Time.tsx';
import { ClaimInvite } from './ClaimInvite.tsx';
import { CreateInvitation } from './CreateInvitation.tsx';
import styles from './Invite.module.css';
import { InvitedBy } from './InvitedBy.tsx';
import { Reached } from './Reached.tsx';
import { listQuery, pageSize } from './reads.ts';

interface InvitationsProps {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Every invitation with its status and its unclaimed bonus. CALL-147, CALL-148, ENUM-011 */
export function Invitations({ page, onPage }: InvitationsProps) {
  const t = useText('invite');
  const label = useText('labels');
  const [isCreating, setCreating] = useState(false);
  const read = useQuery({ ...listQuery(page), placeholderData: keepPreviousData });
  return (
    <>
      {read.data?.invitedBy && <InvitedBy invitation={read.data.invitedBy} />}
      <section className={styles.part} aria-label={t('list')}>
        <div className={styles.head}>
          <h2>{t('list')}</h2>
          <Button size="small" onClick={() => setCreating(true)}>
            {t('create')}
          </Button>
        </div>
        <DataTable
          label={t('list')}
          columns={columnsOf(t, label)}
          rowKey={({ inviteId }) => inviteId}
          state={listState(read)}
          empty={<EmptyState title={t('empty')}>{t('emptyWords')}</EmptyState>}
          failure={{ title: t('listFailed'), words: t('listFailedWords') }}
        />
        <Pager page={page} pageSize={pageSize} total={read.data?.total ?? 0} onPage={onPage} />
      </section>
      {isCreating && <CreateInvitation onClose={() => setCreating(false)} />}
    </>
  );
}

const tones = { unregistered: 'neutral', registered: 'good', expired: 'line' } as const satisfies Record<
  string,
  BadgeTone
>;

const columnsOf = (t: Text<'invite'>, label: Text<'labels'>): Column<InvitationRow>[] => [
  { id: 'who', head: t('who'), cell: (row) => <Who row={row} />, onCard: 'title' },
  {
    id: 'status',
    head: t('status'),
    cell: ({ status }) => {
      const known = invitationStatus(status);
      return (
        <Badge tone={known === undefined ? 'neutral' : tones[known]} hasDot>
          {label(invitationLabel(status))}
        </Badge>
      );
    },
    onCard: 'aside',
  },
  { id: 'time', head: t('time'), cell: (row) => <When row={row} /> },
  {
    id: 'reached',
    head: t('reached'),
    cell: (row) => (row.status === '1' ? <Reached of={row} /> : <span className="faint">–</span>),
  },
  { id: 'claim', head: t('bonus'), cell: (row) => <Claimable row={row} />, align: 'end' },
];

/** The friend's masked account; before they register, the inviter's note and the code. */
function Who({ row: { userAccount, note, inviteCode, status } }: { readonly row: InvitationRow }) {
  const t = useText('invite');
  return (
    <span className={styles.who}>
      <b>{userAccount || note || t('someone')}</b>
      {userAccount !== '' && note !== '' && <span className="faint small">{note}</span>}
      {status === '0' && inviteCode !== '' && (
        <span className={styles.oneCode}>
          <code>{inviteCode}</code> <CopyButton value={inviteCode} label={t('copyCode')} />
        </span>
      )}
    </span>
  );
}

function When({ row: { createdMs, registeredMs, expiresMs, status } }: { readonly row: InvitationRow }) {
  const t = useText('invite');
  if (registeredMs !== undefined) return <Time value={registeredMs} />;
  if (expiresMs === undefined) return <Time value={createdMs} />;
  return (
    <span>
      {t(status === '2' ? 'ended' : 'until')} <Time value={expiresMs} show="day" />
    </span>
  );
}

function Claimable({ row }: { readonly row: InvitationRow }) {
  const t = useText('invite');
  const { inviteId, status, hasDeposited, hasStaked, hasInviterClaimed } = row;
  if (hasInviterClaimed) return <span className="muted">{t('done')}</span>;
  if (!isClaimable(invitationStatus(status) ?? 'unregistered', 'inviter', hasInviterClaimed))
    return <span className="faint">–</span>;
  return <ClaimInvite inviteId={inviteId} blocked={hasDeposited && hasStaked ? undefined : t('notReached')} />;
}
