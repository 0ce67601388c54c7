/** All terms of a bonus. None has a default that a player would not read. contract/src/bonusTerms.ts */
import { Form, Input, InputNumber, Select } from 'antd';
import { weighedTypes } from '@foyer/contract/bonusTerms.ts';
import type { DeskWords } from '@foyer/contract/desk/deskCall.ts';
import { labelOf } from '../../text/labels.ts';
import { words } from '../../text/words.ts';
import type { WordKey } from '../../text/words.ts';
import { ChoiceField, choicesOf } from '../../ui/fields.tsx';
import { inDesk } from '../../ui/inDesk.ts';

const required = () => [{ required: true, message: words('field.required') }];

function NumberTerm(props: {
  readonly name: readonly string[];
  readonly label: WordKey;
  readonly most: number;
  readonly precision?: number;
}) {
  const { name, label, most, precision = 0 } = props;
  return (
    <Form.Item name={[...name]} label={words(label)} rules={required()}>
      <InputNumber min={0} max={most} precision={precision} controls={false} style={{ width: 120 }} />
    </Form.Item>
  );
}

/** Amounts of terms are decimal text, as the house stores them. */
function AmountTerm({ name, label }: { readonly name: readonly string[]; readonly label: WordKey }) {
  return (
    <Form.Item
      name={[...name]}
      label={words(label)}
      rules={[{ required: true, pattern: /^\d{1,12}(\.\d{1,2})?$/, message: words('field.amount') }]}
    >
      <Input inputMode="decimal" className="num" style={{ width: 140 }} />
    </Form.Item>
  );
}

/** A word or a number: `none` for no limit. */
function OrWord({
  name,
  label,
  word,
  help,
}: {
  readonly name: readonly string[];
  readonly label: WordKey;
  readonly word: string;
  readonly help: WordKey;
}) {
  return (
    <Form.Item
      name={[...name]}
      label={words(label)}
      extra={words(help)}
      rules={required()}
      getValueProps={(value: unknown) => ({ value: value === word ? '' : value })}
      normalize={(value: string) =>
        value === '' ? word : /^\d+$/.test(value) && word === 'never' ? Number(value) : value
      }
    >
      <Input inputMode="decimal" className="num" style={{ width: 140 }} />
    </Form.Item>
  );
}

function Gift() {
  const kind: unknown = Form.useWatch(['terms', 'gives', 'kind']);
  return (
    <>
      <ChoiceField
        name={['terms', 'gives', 'kind']}
        label={words('terms.gives')}
        choices={choicesOf('giftKind', ['fixed', 'percent'])}
      />
      {kind === 'fixed' ? (
        <AmountTerm name={['terms', 'gives', 'amount']} label="terms.amount" />
      ) : (
        <div className="pair">
          <NumberTerm name={['terms', 'gives', 'percent']} label="terms.percent" most={1000} precision={2} />
          <AmountTerm name={['terms', 'gives', 'cap']} label="terms.cap" />
          <AmountTerm name={['terms', 'gives', 'leastDeposit']} label="terms.leastDeposit" />
        </div>
      )}
    </>
  );
}

/** What a stake counts towards the turnover, by type of game. */
function Weights() {
  return (
    <fieldset className="weights">
      <legend>{words('terms.weights')}</legend>
      {weighedTypes.map((type) => (
        <Form.Item key={type} name={['terms', 'weights', type]} label={labelOf(`gameType.${type}`)} rules={required()}>
          <InputNumber min={0} max={100} precision={0} controls={false} suffix="%" style={{ width: 90 }} />
        </Form.Item>
      ))}
    </fieldset>
  );
}

interface Props {
  readonly platforms: readonly { readonly id: string; readonly names: DeskWords }[];
}

export function TermFields({ platforms }: Props) {
  return (
    <fieldset className="words">
      <legend>{words('terms.title')}</legend>
      <Gift />
      <div className="pair">
        <ChoiceField
          name={['terms', 'who']}
          label={words('terms.who')}
          choices={choicesOf('termsWho', ['everyone', 'newPlayers', 'depositors', 'vip', 'invited', 'chosen'])}
        />
        <ChoiceField
          name={['terms', 'often']}
          label={words('terms.often')}
          choices={choicesOf('termsOften', ['once', 'daily', 'weekly', 'monthly', 'everyTime'])}
        />
      </div>
      <div className="pair">
        <NumberTerm name={['terms', 'multiple']} label="terms.multiple" most={100} precision={2} />
        <ChoiceField
          name={['terms', 'multipleOf']}
          label={words('terms.multipleOf')}
          choices={choicesOf('multipleOf', ['bonus', 'bonusAndDeposit'])}
        />
      </div>
      <div className="pair">
        <OrWord name={['terms', 'longestStakeSatang']} label="terms.longestStake" word="none" help="terms.noneHelp" />
        <OrWord name={['terms', 'expiresAfterHours']} label="terms.expires" word="never" help="terms.neverHelp" />
        <ChoiceField
          name={['terms', 'fundsOrder']}
          label={words('terms.fundsOrder')}
          choices={choicesOf('fundsOrder', ['ownFirst', 'together'])}
        />
      </div>
      <Form.Item
        name={['terms', 'platformCodes']}
        label={words('terms.platforms')}
        extra={words('terms.platformsHelp')}
      >
        <Select
          mode="multiple"
          virtual={false}
          optionFilterProp="label"
          options={platforms.map(({ id, names }) => ({ value: id, label: inDesk(names) || id }))}
        />
      </Form.Item>
      <Weights />
    </fieldset>
  );
}
