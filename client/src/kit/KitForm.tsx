import { defineCall } from '@foyer/contract/call.ts';
import { mobile } from '@foyer/contract/rules/personal.ts';
import { moneyAmount } from '@foyer/contract/rules/money.ts';
import { nothing, record, ruled, ruledMoney } from '@foyer/contract/wire.ts';
import { CallForm } from '#form/CallForm.tsx';
import { FormCheck } from '#form/FormCheck.tsx';
import { FormAmount, FormPicks, FormRadios, FormSelect } from '#form/FormChoice.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormPassword, FormText, FormTextArea } from '#form/FormText.tsx';
import { useCallForm } from '#form/useCallForm.ts';
import { Show } from './Show.tsx';

/** The house has no such call: sending the form shows how the failure looks above the fields. */
const kitCall = defineCall({
  id: 'CALL-000',
  name: 'kit',
  path: '/api/guest/kit',
  access: 'guest',
  effect: 'write',
  request: record({ mobilePhone: ruled(mobile), amount: ruledMoney(moneyAmount) }),
  response: nothing,
});

/** The fields of a form of one call: empty and invalid values show the message of their rule. */
export function KitForm() {
  const state = useCallForm(kitCall, { initial: {}, onDone: () => undefined });
  return (
    <Show title="表单与它的规则">
      <CallForm label="表单" state={state}>
        <FormText name="mobilePhone" label="手机号" inputMode="tel" />
        <FormAmount name="amount" label="金额" />
        <FormPassword name="password" label="密码" autoComplete="off" />
        <FormSelect
          name="bank"
          label="银行"
          placeholder="请选择银行"
          options={[
            { value: 'BBL', label: '盘谷银行' },
            { value: 'KBK', label: '开泰银行' },
          ]}
        />
        <FormRadios
          name="net"
          label="网络"
          options={[
            { value: 'trc', label: 'TRC20' },
            { value: 'erc', label: 'ERC20' },
          ]}
        />
        <FormPicks
          name="method"
          label="方式"
          picks={[
            { value: 'bank', title: '银行转账' },
            { value: 'wallet', title: '电子钱包' },
          ]}
        />
        <FormTextArea name="remark" label="留言" need="optional" />
        <FormCheck name="agreed" label="同意" />
        <FormSubmit>提交</FormSubmit>
      </CallForm>
    </Show>
  );
}
