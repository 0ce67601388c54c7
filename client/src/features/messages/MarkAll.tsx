import { getMsgSiteList, updateMsgSite } from '@foyer/contract/messages/mail.ts';
import { useCall } from '#api/useCall.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { showMessage } from '#ui/messages/messages.ts';

/** Marks all mail as read. */
export function MarkAll() {
  const text = useText('messages');
  const mark = useCall(updateMsgSite, {
    invalidates: [getMsgSiteList],
    onDone: () => showMessage({ kind: 'success', text: text('markedAll') }),
  });
  return (
    <Button look="quiet" state={mark.isPending ? 'busy' : 'ready'} onClick={() => mark.mutate({ msgId: '' })}>
      {text('markAll')}
    </Button>
  );
}
