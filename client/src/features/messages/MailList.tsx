import { deleteMsgSite, getMsgSiteList, updateMsgSite } from '@foyer/contract/messages/mail.ts';
import type { SiteMail } from '@foyer/contract/messages/mail.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useCall } from '#api/useCall.ts';
import { useText } from '#text/useText.tsx';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { MailRow } from './MailRow.tsx';

interface MailListProps {
  readonly mails: readonly SiteMail[];
  readonly canDelete: boolean;
  readonly empty: ReactNode;
}

/** One mail is open at a time. Opening it marks it as read; it stays in its place while it is open. */
export function MailList({ mails, canDelete, empty }: MailListProps) {
  const [open, setOpen] = useState<SiteMail>();
  const [doomed, setDoomed] = useState<SiteMail>();
  const mark = useCall(updateMsgSite, { invalidates: [getMsgSiteList], isShownByCaller: true });
  const toggle = (mail: SiteMail) => {
    if (open?.msgId === mail.msgId) return setOpen(undefined);
    setOpen({ ...mail, isRead: true });
    // A failure to mark it as read is not shown; opening it again retries.
    if (!mail.isRead) mark.mutate({ msgId: mail.msgId });
  };
  const rows = withOpen(mails, open);
  if (rows.length === 0) return empty;
  return (
    <>
      <ul>
        {rows.map((mail) => (
          <MailRow
            key={mail.msgId}
            mail={mail}
            isOpen={mail.msgId === open?.msgId}
            onToggle={() => toggle(mail)}
            onDelete={canDelete ? () => setDoomed(mail) : undefined}
          />
        ))}
      </ul>
      {doomed && (
        <DeleteMail
          mail={doomed}
          onClose={(isGone) => {
            if (isGone && open?.msgId === doomed.msgId) setOpen(undefined);
            setDoomed(undefined);
          }}
        />
      )}
    </>
  );
}

/** Adds the open mail, which is no longer in the list of unread mail. */
function withOpen(mails: readonly SiteMail[], open: SiteMail | undefined): readonly SiteMail[] {
  if (!open) return mails;
  const isListed = mails.some((mail) => mail.msgId === open.msgId);
  const rows = isListed ? mails.map((mail) => (mail.msgId === open.msgId ? open : mail)) : [...mails, open];
  return isListed ? rows : rows.toSorted((a, b) => Number(b.createTime) - Number(a.createTime));
}

interface DeleteMailProps {
  readonly mail: SiteMail;
  readonly onClose: (isGone: boolean) => void;
}

function DeleteMail({ mail, onClose }: DeleteMailProps) {
  const text = useText('messages');
  const remove = useCall(deleteMsgSite, {
    invalidates: [getMsgSiteList],
    onDone: () => {
      showMessage({ kind: 'success', text: text('deleted') });
      onClose(true);
    },
  });
  return (
    <ConfirmDialog
      title={text('deleteTitle')}
      keep={text('keep')}
      confirm={text('delete')}
      tone="danger"
      isBusy={remove.isPending}
      onKeep={() => onClose(false)}
      onConfirm={() => remove.mutate({ msgId: mail.msgId }, { onError: () => onClose(false) })}
    >
      <p>{text('deleteBody', { subject: mail.subject })}</p>
    </ConfirmDialog>
  );
}
