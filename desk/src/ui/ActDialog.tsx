/**
 * The dialog of every act: what it will do, what has to be given, and how it ended. An act without a reply may have been
 * done: the dialog says so, and repeats it under the same key, so that it is done once.
 */
import { Button, Form, Modal } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { DeskCall, GivenOf, ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import type { HouseError } from '../api/houseError.ts';
import { useAct } from '../api/hooks.ts';
import { words } from '../text/words.ts';
import { Outcome } from './Outcome.tsx';
import type { Fault } from './Outcome.tsx';
import { Rows } from './Rows.tsx';
import type { Row } from './Rows.tsx';
import { announce } from './announce.ts';
import { showFaults } from './showFaults.ts';

export interface ActProps<C extends DeskCall, Values> {
  readonly call: C;
  readonly title: string;
  /** What the button says: the act itself, such as "Approve €500.00". */
  readonly verb: string;
  /** What will happen, before anybody agrees to it. */
  readonly effects: readonly Row[];
  /** A sentence under the title, such as that this cannot be taken back. */
  readonly note?: string | undefined;
  readonly isDanger?: boolean;
  readonly initial?: Partial<Values>;
  readonly given: (values: Values) => GivenOf<C>;
  /** Said when it is done. A function where the reply tells how much was done, as with the first of two approvals. */
  readonly done: string | ((reply: ReplyOf<C>, values: Values) => string);
  readonly onDone?: ((reply: ReplyOf<C>) => void) | undefined;
  /** Fields of Ant Design's form. */
  readonly children?: ReactNode;
}

interface DialogProps<C extends DeskCall, Values> extends ActProps<C, Values> {
  readonly onClose: () => void;
}

/** The first field; without one the button, unless the act cannot be taken back. */
function focusFirst(isOpen: boolean): void {
  if (!isOpen) return;
  const dialog = [...document.querySelectorAll<HTMLElement>('.ant-modal')].at(-1);
  const field = dialog?.querySelector<HTMLElement>('form input:not([readonly]), form textarea');
  (field ?? dialog?.querySelector<HTMLElement>('.ant-btn-primary:not(.ant-btn-dangerous)'))?.focus();
}

export function ActDialog<C extends DeskCall, Values extends object>(props: DialogProps<C, Values>) {
  const { call, title, verb, effects, note, isDanger = false, initial, given, done, onDone, onClose, children } = props;
  const { run, isRunning } = useAct(call);
  const [form] = Form.useForm<Values>();
  const [fault, setFault] = useState<Fault>();
  const error = fault?.error;
  const send = async (values: Values) => {
    setFault(undefined);
    try {
      const reply = await run(given(values));
      announce(typeof done === 'string' ? done : done(reply, values));
      onClose();
      onDone?.(reply);
    } catch (failure) {
      const refusal = failure as HouseError;
      setFault({ error: refusal, more: showFaults(form, refusal.fields) });
    }
  };
  return (
    <Modal
      open
      title={title}
      width={480}
      onCancel={onClose}
      mask={{ closable: false }}
      keyboard={!isRunning}
      afterOpenChange={focusFirst}
      footer={[
        <Button key="close" onClick={onClose} disabled={isRunning}>
          {error?.isUnknown === true ? words('act.lookFirst') : words('act.cancel')}
        </Button>,
        <Button key="act" type="primary" danger={isDanger} loading={isRunning} onClick={() => form.submit()}>
          {error?.isUnknown === true ? words('act.sendAgain') : verb}
        </Button>,
      ]}
    >
      {note === undefined ? null : <p className="note">{note}</p>}
      {effects.length === 0 ? null : <Rows rows={effects} />}
      <Form<Values>
        form={form}
        name="act"
        layout="vertical"
        requiredMark={false}
        {...(initial !== undefined && { initialValues: initial })}
        // What was sent must stay as it was while its outcome is unknown.
        disabled={isRunning || error?.isUnknown === true}
        onFinish={(values) => void send(values)}
      >
        {children}
      </Form>
      {fault === undefined ? null : <Outcome {...fault} />}
    </Modal>
  );
}
