/** One item of content: its form at the left, what players will see at the right. It is saved as a whole. */
import { Button, Form } from 'antd';
import { Link, useBlocker, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { contentChoices, contentItem, endContent, saveContent } from '@foyer/contract/desk/content.ts';
import type { ContentKind } from '@foyer/contract/desk/content.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import type { HouseError } from '../../api/houseError.ts';
import { useAct, useRead } from '../../api/hooks.ts';
import { useMay } from '../../api/session.ts';
import { words } from '../../text/words.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { announce } from '../../ui/announce.ts';
import { TextField } from '../../ui/fields.tsx';
import { Outcome } from '../../ui/Outcome.tsx';
import type { Fault } from '../../ui/Outcome.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { showFaults } from '../../ui/showFaults.ts';
import { WhenRead } from '../../ui/States.tsx';
import { ContentFields } from './ContentFields.tsx';
import { emptyItem, fromForm, toForm } from './itemForm.ts';
import type { Item } from './itemForm.ts';
import { kindOf } from './kindOf.ts';
import { Preview } from './Preview.tsx';

interface EditorProps {
  readonly kind: ContentKind;
  /** '' for a new item. */
  readonly id: string;
  readonly item: Item;
  readonly version: string;
  readonly choices: ReplyOf<typeof contentChoices>;
}

/** The path of a field as the form has it: `terms.gives.amount` is a list of names. */
const pathOf = (name: string): string[] => name.replace(/^item\./, '').split('.');

function useEditor({ kind, id, item, version }: EditorProps) {
  const { run, isRunning } = useAct(saveContent);
  const [form] = Form.useForm<Item>();
  const [fault, setFault] = useState<Fault>();
  const [isChanged, setIsChanged] = useState(false);
  const navigate = useNavigate();
  // Nothing that was typed is lost by a click beside it.
  useBlocker({
    shouldBlockFn: () => isChanged && !window.confirm(words('content.leave')),
    enableBeforeUnload: isChanged,
  });
  const save = async (values: Item) => {
    setFault(undefined);
    const { id: typed, ...rest } = values;
    const itemId = id === '' ? String(typed).trim() : id;
    try {
      await run({ kind, id: itemId, version, item: fromForm(kind, rest, item) });
      setIsChanged(false);
      announce(words('content.saved'));
      setTimeout(() => void navigate({ to: '/content/$kind', params: { kind } }));
    } catch (failure) {
      const error = failure as HouseError;
      setFault({ error, more: showFaults(form, error.fields, pathOf) });
      const first = form.getFieldsError().find(({ errors }) => errors.length > 0);
      if (first !== undefined) form.scrollToField(first.name, { block: 'center', focus: true });
    }
  };
  return { form, fault, isRunning, isChanged, setIsChanged, save };
}

/** Ends a promotion, or removes another item. */
function EndItem({ kind, id, version }: Pick<EditorProps, 'kind' | 'id' | 'version'>) {
  const navigate = useNavigate();
  const isPromotion = kind === 'promotion';
  return (
    <ActButton<typeof endContent, object>
      call={endContent}
      label={words(isPromotion ? 'content.end' : 'content.remove')}
      isDanger
      title={words(isPromotion ? 'content.endTitle' : 'content.removeTitle', { id })}
      verb={words(isPromotion ? 'content.end' : 'content.remove')}
      effects={[[words('effect.label'), words(isPromotion ? 'content.endEffect' : 'content.removeEffect')]]}
      given={() => ({ kind, id, version })}
      done={words('content.ended')}
      onDone={() => void navigate({ to: '/content/$kind', params: { kind } })}
    />
  );
}

function Editor(props: EditorProps) {
  const { kind, id, item, version, choices } = props;
  const { form, fault, isRunning, isChanged, setIsChanged, save } = useEditor(props);
  const isUnknown = fault?.error.isUnknown === true;
  const may = useMay();
  const shown = Form.useWatch([], form);
  return (
    <>
      <PageHead
        title={id === '' ? words('content.addOne', { kind: words(`contentOne.${kind}`) }) : id}
        about={
          <Link to="/content/$kind" params={{ kind }}>
            {words(`contentKind.${kind}`)}
          </Link>
        }
        tools={
          <>
            {id === '' ? null : <EndItem kind={kind} id={id} version={version} />}
            {may('content.write') ? (
              <Button type="primary" loading={isRunning} onClick={() => form.submit()}>
                {words(isUnknown ? 'act.sendAgain' : 'act.save')}
              </Button>
            ) : null}
          </>
        }
      />
      {fault === undefined ? null : <Outcome {...fault} />}
      <div className="editor">
        <Form<Item>
          form={form}
          name="item"
          layout="vertical"
          requiredMark={false}
          // Save is at the top, and a field that is missing may be far below.
          scrollToFirstError={{ block: 'center', focus: true }}
          disabled={!may('content.write') || isRunning || isUnknown}
          initialValues={toForm(kind, item)}
          onValuesChange={() => {
            if (!isChanged) setIsChanged(true);
          }}
          onFinish={(values) => void save(values)}
        >
          {id === '' ? (
            <TextField name="id" label={words('content.id')} help={words('content.idHelp')} most={64} />
          ) : null}
          <ContentFields kind={kind} choices={choices} />
        </Form>
        <Preview kind={kind} item={shown ?? toForm(kind, item)} />
      </div>
    </>
  );
}

export function ContentItem() {
  const kind = kindOf(useParams({ from: '/content/$kind/item' }).kind);
  const { id = '' } = useSearch({ from: '/content/$kind/item' });
  const title = id === '' ? words('content.addOne', { kind: words(`contentOne.${kind}`) }) : id;
  const choices = useRead(contentChoices, {});
  const read = useRead(contentItem, { kind, id: id === '' ? 'new' : id }, { isOff: id === '' });
  const known = id === '' ? ({ state: 'ready', value: { item: emptyItem(kind), version: '' } } as const) : read;
  return (
    <WhenRead of={choices} title={title}>
      {(values) => (
        <WhenRead of={known} title={title}>
          {({ item, version }) => (
            <Editor
              key={`${kind} ${id} ${version}`}
              kind={kind}
              id={id}
              item={item}
              version={version}
              choices={values}
            />
          )}
        </WhenRead>
      )}
    </WhenRead>
  );
}
