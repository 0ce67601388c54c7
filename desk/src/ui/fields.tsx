/** Fields of acts and of content, as Ant Design's form items. */
import { Form, Input, InputNumber, Select } from 'antd';
import { minorUnits } from '@foyer/contract/currency.ts';
import { words } from '../text/words.ts';
import type { WordKey } from '../text/words.ts';

interface FieldProps {
  readonly name: string | readonly (string | number)[];
  readonly label: string;
  readonly help?: string | undefined;
  readonly isOptional?: boolean;
  /** Beside the field instead of above it. */
  readonly isBeside?: boolean;
}

const rulesOf = (isOptional: boolean) =>
  isOptional ? [] : [{ required: true, whitespace: true, message: words('field.required') }];
const named = ({ name, label, help, isBeside = false }: FieldProps) => ({
  ...(isBeside && ({ layout: 'horizontal', labelCol: { flex: '64px' }, colon: false, labelAlign: 'left' } as const)),
  name: typeof name === 'string' ? name : [...name],
  label,
  ...(help !== undefined && { extra: help }),
});

export function TextField(
  props: FieldProps & { readonly most?: number; readonly rows?: number; readonly isPassword?: boolean },
) {
  const { isOptional = false, most = 200, rows, isPassword = false } = props;
  const field =
    rows === undefined ? (
      isPassword ? (
        <Input.Password maxLength={most} />
      ) : (
        <Input maxLength={most} autoComplete="off" />
      )
    ) : (
      <Input.TextArea maxLength={most} rows={rows} />
    );
  return (
    <Form.Item {...named(props)} rules={rulesOf(isOptional)}>
      {field}
    </Form.Item>
  );
}

/** A reason that is kept in the trail. */
export function ReasonField({ help, isOptional = false }: { readonly help?: string; readonly isOptional?: boolean }) {
  return (
    <TextField
      name="reason"
      label={words('field.reason')}
      help={help ?? words('field.reasonHelp')}
      rows={2}
      isOptional={isOptional}
    />
  );
}

export function NumberField(props: FieldProps & { readonly least?: number; readonly most?: number }) {
  const { isOptional = false, least = 0, most = Number.MAX_SAFE_INTEGER } = props;
  return (
    <Form.Item {...named(props)} rules={isOptional ? [] : [{ required: true, message: words('field.required') }]}>
      <InputNumber min={least} max={most} precision={0} controls={false} style={{ width: 160 }} />
    </Form.Item>
  );
}

/** An amount as text, in a currency with this number of decimals. `minorOf` reads it. */
export function AmountField(
  props: FieldProps & { readonly currency: string; readonly digits: number; readonly least?: number },
) {
  const { isOptional = false, currency, digits, least = 1 } = props;
  const check = (_rule: unknown, text: string | undefined): Promise<void> => {
    if (isOptional && (text ?? '') === '') return Promise.resolve();
    const minor = minorOf(text ?? '', digits);
    return minor !== undefined && minor >= least ? Promise.resolve() : Promise.reject(new Error(words('field.amount')));
  };
  return (
    <Form.Item {...named(props)} rules={[{ validator: check }]}>
      <Input suffix={currency} inputMode="decimal" autoComplete="off" className="num" style={{ width: 200 }} />
    </Form.Item>
  );
}

export const minorOf = (text: string, digits: number): number | undefined =>
  minorUnits(text.replaceAll(/[,\s]/g, ''), { code: '', symbol: '', digits });

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export const choicesOf = (group: string, values: readonly string[]): Choice[] =>
  values.map((value) => ({ value, label: words(`${group}.${value}` as WordKey) }));

interface ChoiceProps extends FieldProps {
  readonly choices: readonly Choice[];
  readonly isMany?: boolean;
  readonly onChange?: (value: string) => void;
}

export function ChoiceField(props: ChoiceProps) {
  const { isOptional = false, choices, isMany = false, onChange } = props;
  return (
    <Form.Item {...named(props)} rules={isOptional ? [] : [{ required: true, message: words('field.required') }]}>
      <Select
        options={[...choices]}
        {...(onChange !== undefined && { onChange })}
        {...(isMany && { mode: 'multiple' as const })}
        allowClear={isOptional}
        showSearch={choices.length > 12 ? { optionFilterProp: 'label' } : false}
        // The whole list is in the page, so that a screen reader can read it.
        virtual={false}
      />
    </Form.Item>
  );
}

/** A text in each language of the house. */
export function WordsField(props: FieldProps & { readonly most?: number; readonly rows?: number }) {
  const { name, label, help, isOptional = false, most = 20_000, rows } = props;
  const path = typeof name === 'string' ? [name] : [...name];
  return (
    <fieldset className="words">
      <legend>{label}</legend>
      {help === undefined ? null : <p className="note">{help}</p>}
      {(['zh_CN', 'en', 'th'] as const).map((locale) => (
        <TextField
          key={locale}
          name={[...path, locale]}
          label={words(`locale.${locale}`)}
          isBeside
          isOptional={isOptional}
          most={most}
          {...(rows !== undefined && { rows })}
        />
      ))}
    </fieldset>
  );
}
