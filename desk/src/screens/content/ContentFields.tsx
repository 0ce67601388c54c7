import { Form, Input, InputNumber } from 'antd';
import type { contentChoices, ContentKind } from '@foyer/contract/desk/content.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { bonusTypeLabel } from '@foyer/contract/promotions/bonusType.ts';
import { labelOf } from '../../text/labels.ts';
import { words } from '../../text/words.ts';
import { ChoiceField, choicesOf, TextField, WordsField } from '../../ui/fields.tsx';
import { inDesk } from '../../ui/inDesk.ts';
import { RuleFields } from './RuleFields.tsx';
import { TermFields } from './TermFields.tsx';

export type Choices = ReplyOf<typeof contentChoices>;

const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

function OrderField() {
  return (
    <Form.Item
      name="sortOrder"
      label={words('content.order')}
      extra={words('content.orderHelp')}
      rules={[{ required: true, message: words('field.required') }]}
    >
      <InputNumber precision={0} controls={false} style={{ width: 120 }} />
    </Form.Item>
  );
}

const PictureField = () => (
  <TextField
    name="picture"
    label={words('content.picture')}
    help={words('content.pictureHelp')}
    most={300}
    isOptional
  />
);

function Promotion({ choices }: { readonly choices: Choices }) {
  return (
    <>
      <WordsField name="titles" label={words('content.titles')} most={200} />
      <WordsField name="summaries" label={words('content.summaries')} rows={2} />
      <WordsField name="conditions" label={words('content.conditions')} rows={2} />
      <WordsField name="contents" label={words('content.contents')} help={words('content.richHelp')} rows={4} />
      <ChoiceField
        name="bonusType"
        label={words('content.bonusType')}
        choices={choices.bonusTypes.map((value) => ({ value, label: labelOf(bonusTypeLabel(value)) }))}
      />
      <TextField name="articleId" label={words('content.articleId')} most={64} />
      <PictureField />
      <div className="pair">
        <Form.Item
          name="fromMs"
          label={words('content.from')}
          rules={[{ required: true, message: words('field.required') }]}
        >
          <Input type="datetime-local" />
        </Form.Item>
        <Form.Item name="untilMs" label={words('content.until')} extra={words('content.untilHelp')}>
          <Input type="datetime-local" />
        </Form.Item>
      </div>
      <OrderField />
      <RuleFields />
      <TermFields platforms={choices.platforms} />
    </>
  );
}

function Banner({ choices }: { readonly choices: Choices }) {
  return (
    <>
      <ChoiceField name="position" label={words('content.position')} choices={plain(choices.positions)} />
      <WordsField name="eyebrow" label={words('content.eyebrow')} most={60} isOptional />
      <WordsField name="title" label={words('content.titles')} most={200} />
      <WordsField name="content" label={words('content.lead')} rows={2} isOptional />
      <WordsField name="action" label={words('content.action')} most={60} isOptional />
      <TextField
        name="target"
        label={words('content.target')}
        help={words('content.targetHelp')}
        most={300}
        isOptional
      />
      <PictureField />
      <OrderField />
    </>
  );
}

/** The fields of each kind of item. */
export function ContentFields({ kind, choices }: { readonly kind: ContentKind; readonly choices: Choices }) {
  switch (kind) {
    case 'banner':
      return <Banner choices={choices} />;
    case 'promotion':
      return <Promotion choices={choices} />;
    case 'announcement':
      return (
        <>
          <WordsField name="names" label={words('content.titles')} most={200} />
          <WordsField name="contents" label={words('content.contents')} help={words('content.richHelp')} rows={4} />
        </>
      );
    case 'push':
      return (
        <>
          <WordsField name="titles" label={words('content.titles')} most={200} />
          <WordsField name="contents" label={words('content.contents')} rows={3} />
        </>
      );
    case 'article':
      return (
        <>
          <ChoiceField
            name="typeId"
            label={words('content.type')}
            choices={choices.articleTypes.map(({ id, names }) => ({ value: id, label: inDesk(names) || id }))}
          />
          <WordsField name="titles" label={words('content.titles')} most={200} />
          <WordsField name="summaries" label={words('content.summaries')} rows={2} />
          <WordsField name="contents" label={words('content.contents')} help={words('content.richHelp')} rows={8} />
          <OrderField />
        </>
      );
    case 'navigation':
      return (
        <>
          <WordsField name="names" label={words('content.titles')} most={60} />
          <ChoiceField
            name="leadsTo"
            label={words('content.leadsTo')}
            choices={choicesOf('leadsTo', ['path', 'address', 'platform'])}
          />
          <TextField name="url" label={words('content.target')} help={words('content.targetHelp')} most={300} />
          <PictureField />
          <OrderField />
        </>
      );
    case 'frontConfig':
      return (
        <WordsField
          name="values"
          label={words('content.values')}
          help={words('content.valuesHelp')}
          rows={2}
          isOptional
        />
      );
  }
}
