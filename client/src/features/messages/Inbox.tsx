import { getMsgSiteList } from '@foyer/contract/messages/mail.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listState } from '#api/listState.ts';
import { q } from '#api/query.ts';
import { useUnread } from '#session/unread.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { Pager } from '#ui/actions/Pager.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { Tabs } from '#ui/actions/Tabs.tsx';
import { boxes, pageSize, requestOf } from './box.ts';
import type { Box } from './box.ts';
import styles from './Inbox.module.css';
import { LetterDialog } from './LetterDialog.tsx';
import { MailList } from './MailList.tsx';
import { MarkAll } from './MarkAll.tsx';

interface InboxProps {
  readonly box: Box;
  readonly page: number;
  readonly onBox: (box: Box) => void;
  readonly onPage: (page: number) => void;
}

/** Mail from the house and customer service, and letters that the player has sent. SI-40, ENTITY-020 */
export function Inbox({ box, page, onBox, onPage }: InboxProps) {
  const text = useText('messages');
  const unread = useUnread();
  const [isWriting, setIsWriting] = useState(false);
  const write = <Button onClick={() => setIsWriting(true)}>{text('write')}</Button>;
  const mails = useQuery({
    ...q(getMsgSiteList, requestOf(box, page)),
    staleTime: 0,
    // The page stays until the next one has loaded, but not when another folder is opened.
    placeholderData: (last, query) => (boxIn(query?.queryKey[1]) === box ? keepPreviousData(last) : undefined),
  });
  useLastPage(page, mails.data, onPage);
  return (
    <>
      <Tabs
        label={text('tabs')}
        selected={box}
        onSelect={onBox}
        tabs={boxes.map((id) => ({ id, label: text(id), ...(id === 'unread' && unread > 0 && { count: unread }) }))}
      >
        <div className={styles.inbox}>
          <div className={styles.bar}>
            <p className={styles.total}>{mails.data && text('total', { total: mails.data.total })}</p>
            {box !== 'sent' && unread > 0 && <MarkAll />}
            {write}
          </div>
          <Card isFlush aria-busy={mails.isFetching && mails.isPlaceholderData}>
            <Mails state={listState(mails)} box={box} onWrite={() => setIsWriting(true)} key={`${box} ${page}`} />
          </Card>
          <Pager page={page} pageSize={pageSize} total={mails.data?.total ?? 0} onPage={onPage} />
        </div>
      </Tabs>
      {isWriting && (
        <LetterDialog
          onClose={() => setIsWriting(false)}
          onSent={() => {
            setIsWriting(false);
            onBox('sent');
          }}
        />
      )}
    </>
  );
}

/** If reading or deleting has emptied the page, shows the last existing one. */
function useLastPage(
  page: number,
  data: { readonly list: readonly unknown[]; readonly total: number } | undefined,
  onPage: (page: number) => void,
): void {
  const last = data && data.list.length === 0 ? Math.max(1, Math.ceil(data.total / pageSize)) : undefined;
  useEffect(() => {
    if (last !== undefined && last < page) onPage(last);
  });
}

type Request = ReturnType<typeof requestOf>;
function boxIn(request: Request | undefined): Box | undefined {
  return boxes.find((box) => {
    const wanted = requestOf(box, 1);
    return wanted.read === request?.read && wanted.box === request.box;
  });
}

interface MailsProps {
  readonly state: ReturnType<typeof listState<Parameters<typeof MailList>[0]['mails'][number]>>;
  readonly box: Box;
  readonly onWrite: () => void;
}

const emptyTitles = { all: 'empty', unread: 'emptyUnread', read: 'emptyRead', sent: 'emptySent' } as const;

function Mails({ state, box, onWrite }: MailsProps) {
  const text = useText('messages');
  switch (state.status) {
    case 'loading':
      return <SkeletonRows rows={4} />;
    case 'failed':
      return (
        <ErrorState title={text('readFailed')} onRetry={state.onRetry} requestId={state.requestId}>
          {text('readFailedBody')}
        </ErrorState>
      );
    case 'ready':
      return (
        <MailList
          mails={state.rows}
          canDelete={box !== 'sent'}
          empty={
            <EmptyState
              title={text(emptyTitles[box])}
              action={box === 'sent' ? <Button onClick={onWrite}>{text('write')}</Button> : undefined}
            >
              {box === 'all' ? text('emptyBody') : box === 'sent' ? text('emptySentBody') : undefined}
            </EmptyState>
          }
        />
      );
  }
}
