import { getMsgSiteList, insertMsgSite } from '@foyer/contract/messages/mail.ts';
import { messageTypes } from '@foyer/contract/rules/inbox.ts';
import { CallForm } from '#form/CallForm.tsx';
import { FormSelect } from '#form/FormChoice.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormText, FormTextArea } from '#form/FormText.tsx';
import { useCallForm } from '#form/useCallForm.ts';
import { useText } from '#text/useText.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import styles from './Inbox.module.css';

interface LetterDialogProps {
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** A letter to customer service: topic, subject and content. An unsent one is kept as a draft. VALID-059 */
export function LetterDialog({ onClose, onSent }: LetterDialogProps) {
  const text = useText('messages');
  const form = useCallForm(insertMsgSite, {
    initial: { type: '', subject: '', content: '' },
    invalidates: [getMsgSiteList],
    draft: { key: 'letter', fields: ['type', 'subject', 'content'] },
    onDone: () => {
      showMessage({ kind: 'success', title: text('form.done'), text: text('form.doneBody') });
      onSent();
    },
  });
  const types = [
    { value: '', label: text('form.choose') },
    ...messageTypes.map((value) => ({ value, label: text(`topics.${value}`) })),
  ];
  return (
    <Dialog title={text('form.title')} dismiss="buttons" onClose={onClose}>
      <p className="muted">{text('form.lead')}</p>
      <CallForm label={text('form.title')} state={form} className={styles.form}>
        <FormSelect name="type" label={text('form.type')} options={types} />
        <FormText name="subject" label={text('form.subject')} hint={text('form.subjectHint')} autoComplete="off" />
        <FormTextArea name="content" label={text('form.content')} hint={text('form.contentHint')} rows={6} />
        <FormSubmit size="large" isBlock>
          {text('form.submit')}
        </FormSubmit>
      </CallForm>
    </Dialog>
  );
}
