/** Who gets a promotion, and for what. Each kind of rule has its own fields. contract/src/desk/content.ts */
import { Checkbox, Form, Input, InputNumber, Select } from 'antd';
import { words } from '../../text/words.ts';
import type { WordKey } from '../../text/words.ts';
import { ChoiceField, choicesOf } from '../../ui/fields.tsx';

type FieldKind = 'hours' | 'number' | 'amount' | 'text' | 'weekdays' | 'flag' | 'nth';

const kinds = ['deposit', 'rebate', 'rescue', 'bet', 'staked', 'level', 'bind', 'newcomer', 'elsewhere'] as const;
type RuleKind = (typeof kinds)[number];

const played = { platformCode: 'text', gameType: 'number' } as const;
const loss = { percent: 'number', capSatang: 'amount', leastSatang: 'amount', ...played } as const;
const fields: Readonly<Record<RuleKind, Readonly<Record<string, FieldKind>>>> = {
  deposit: {
    withinHours: 'hours',
    leastSatang: 'amount',
    nth: 'nth',
    weekdays: 'weekdays',
    method: 'text',
    path: 'text',
    isActivity: 'flag',
  },
  rebate: loss,
  rescue: loss,
  bet: { withinHours: 'hours', leastStakeSatang: 'amount', leastTimes: 'number', ...played, ending: 'text' },
  staked: { leastSatang: 'amount', ...played, weekdays: 'weekdays' },
  level: { level: 'number' },
  bind: {},
  newcomer: { withinHours: 'hours', leastStakedSatang: 'amount' },
  elsewhere: { path: 'text' },
};

const emptyOf: Readonly<Record<FieldKind, unknown>> = {
  hours: 24,
  number: 0,
  amount: '0',
  text: '',
  weekdays: [],
  flag: false,
  nth: 0,
};

/** Every field of a kind has a value, so that the rule is complete when the kind changes. */
const emptyRule = (kind: RuleKind) => ({
  kind,
  ...Object.fromEntries(Object.entries(fields[kind]).map(([name, field]) => [name, emptyOf[field]])),
});

function inputOf(kind: FieldKind) {
  switch (kind) {
    case 'hours':
      return <InputNumber min={1} max={8760} precision={0} controls={false} style={{ width: 120 }} />;
    case 'number':
      return <InputNumber min={-1} controls={false} style={{ width: 120 }} />;
    case 'amount':
      return <Input inputMode="decimal" className="num" style={{ width: 140 }} />;
    case 'text':
      return <Input maxLength={200} />;
    case 'flag':
      return <Checkbox>{words('answer.yes')}</Checkbox>;
    case 'weekdays':
      return (
        <Select
          mode="multiple"
          virtual={false}
          options={[1, 2, 3, 4, 5, 6, 0].map((value) => ({ value, label: words(`weekday.${value}` as WordKey) }))}
        />
      );
    case 'nth':
      return (
        <Select
          virtual={false}
          style={{ width: 160 }}
          options={[0, 1, 2, 3].map((value) => ({ value, label: words(`nth.${value}` as WordKey) }))}
        />
      );
  }
}

export function RuleFields() {
  const form = Form.useFormInstance();
  const kind: unknown = Form.useWatch(['rule', 'kind']);
  const known = kinds.find((one) => one === kind);
  return (
    <fieldset className="words">
      <legend>{words('rule.title')}</legend>
      <ChoiceField
        name={['rule', 'kind']}
        label={words('rule.kind')}
        choices={choicesOf('ruleKind', kinds)}
        onChange={(next) => {
          const chosen = kinds.find((one) => one === next);
          if (chosen !== undefined) form.setFieldValue('rule', emptyRule(chosen));
        }}
      />
      <div className="pair">
        {known === undefined
          ? null
          : Object.entries(fields[known]).map(([name, field]) => (
              <Form.Item
                key={`${known} ${name}`}
                name={['rule', name]}
                label={words(`ruleField.${name}` as WordKey)}
                {...(field === 'flag' && { valuePropName: 'checked' })}
              >
                {inputOf(field)}
              </Form.Item>
            ))}
      </div>
    </fieldset>
  );
}
