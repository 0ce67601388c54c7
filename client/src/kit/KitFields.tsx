import { useState } from 'react';
import { AmountInput } from '#ui/fields/AmountInput.tsx';
import { CaptchaField } from '#ui/fields/CaptchaField.tsx';
import { Checkbox, Switch } from '#ui/fields/Checkbox.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { FileDrop } from '#ui/fields/FileDrop.tsx';
import { PasswordInput } from '#ui/fields/PasswordInput.tsx';
import { PickCards, RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { InputButton, TextInput } from '#ui/fields/TextInput.tsx';
import { Show } from './Show.tsx';

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 92 34"><text x="14" y="25" font-family="serif" font-size="21" fill="#3b342a">7 k 4 n</text></svg>';

export function KitFields() {
  return (
    <>
      <Show title="输入">
        <Field label="银行卡号" hint="15–19 位数字，不能以 0 开头">
          {(control) => <TextInput {...control} inputMode="numeric" placeholder="6222…" />}
        </Field>
        <Field
          label="账号"
          rules={[
            { text: '6–12 位', isMet: true },
            { text: '同时有字母和数字', isMet: true },
            { text: '以字母开头', isMet: false },
          ]}
        >
          {(control) => <TextInput {...control} defaultValue="xiaolin88" tone="good" />}
        </Field>
        <Field label="提款密码" error="提款密码不对，金额没有变动。还可以再试 4 次。">
          {(control) => <PasswordInput {...control} autoComplete="current-password" defaultValue="123456" />}
        </Field>
        <Field label="真实姓名" hint="已核实，不能自己修改。">
          {(control) => <TextInput {...control} defaultValue="**林" tone="locked" />}
        </Field>
        <Field label="短信验证码" need="optional">
          {(control) => <TextInput {...control} before="+86" after={<InputButton>发送验证码</InputButton>} />}
        </Field>
        <Field label="银行">
          {(control) => (
            <Select
              {...control}
              defaultValue=""
              placeholder="请选择银行"
              options={[
                { value: 'BBL', label: '盘谷银行' },
                { value: 'KBK', label: '开泰银行' },
              ]}
            />
          )}
        </Field>
        <Field label="留言" need="optional">
          {(control) => <TextArea {...control} />}
        </Field>
        <CaptchaField picture={{ picture, question: '三加四等于几？写数字。' }} onReload={() => undefined} input={{}} />
        <CaptchaField picture="failed" onReload={() => undefined} input={{}} />
      </Show>
      <KitChoices />
    </>
  );
}

function KitChoices() {
  const [amount, setAmount] = useState('12000');
  const [bank, setBank] = useState<'BBL' | 'KBK' | 'SCB' | ''>('BBL');
  const [net, setNet] = useState<'trc' | 'erc' | ''>('trc');
  return (
    <Show title="选择与上传">
      <Field label="提款金额" hint="可提 €26,900.50，只能是整数">
        {(control) => (
          <AmountInput
            {...control}
            value={amount}
            onAmount={setAmount}
            quickAmounts={[50000, 100000, 500000, 1000000]}
            whole={{ label: '全部', amount: 2690000 }}
          />
        )}
      </Field>
      <PickCards
        label="收款银行卡"
        value={bank}
        onValue={setBank}
        picks={[
          { value: 'BBL', title: '盘谷银行', note: '6222 **** **** 8816', mark: 'BBL' },
          { value: 'KBK', title: '开泰银行', note: '6217 **** **** 0352', mark: 'KBK' },
          { value: 'SCB', title: '汇商银行', blocked: '维护中，14:00 恢复', mark: 'SCB' },
        ]}
      />
      <RadioGroup
        label="网络"
        value={net}
        onValue={setNet}
        options={[
          { value: 'trc', label: 'TRC20' },
          { value: 'erc', label: 'ERC20' },
        ]}
      />
      <Checkbox label="我已年满 18 岁" error="请确认您已年满 18 岁" />
      <Checkbox label="记住账号" defaultChecked />
      <Switch label="到账提醒" defaultChecked />
      <KitFiles />
    </Show>
  );
}

function KitFiles() {
  const [file, setFile] = useState<File>();
  const image = { types: ['image/jpeg', 'image/png', 'image/gif', 'image/bmp'], maximumBytes: 1_048_576 };
  return (
    <>
      <FileDrop
        label="转账凭证"
        hint="JPG、PNG、GIF 或 BMP，不超过 1 MB"
        rule={image}
        file={file}
        state={file ? { status: 'sending', share: 0.42 } : { status: 'none' }}
        wrongType="图片格式错误"
        tooLarge="凭证大小不能超过 1 MB"
        onFile={setFile}
      />
      <FileDrop
        label="转账凭证（失败）"
        hint=""
        rule={image}
        file={undefined}
        state={{ status: 'failed', reason: '图片没有传上去，请再试一次。' }}
        wrongType="图片格式错误"
        tooLarge="凭证大小不能超过 1 MB"
        onFile={setFile}
      />
    </>
  );
}
