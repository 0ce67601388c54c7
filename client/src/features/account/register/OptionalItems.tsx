import type { queryRegisterItem } from '@foyer/contract/account/register.ts';
import type { ResponseOf } from '@foyer/contract/call.ts';
import { FormPassword, FormText } from '#form/FormText.tsx';
import { useText } from '#text/useText.tsx';

type Item = ResponseOf<typeof queryRegisterItem>['list'][number];

/** The items that the house lists, in its order; none if the list could not be read. AMB-087, AMB-088 */
export function OptionalItems({ items }: { readonly items: readonly Item[] }) {
  return items.map((item) => <ItemField key={item.item} {...item} />);
}

/** Items whose label is shared with the account pages. */
const sharedLabels = {
  name: 'item.name',
  email: 'item.email',
  weChat: 'contact.weChat',
  birthday: 'contact.birthday',
  withdrawPassword: 'item.withdrawPassword',
} as const;

function ItemField({ item, isRequired }: Item) {
  const text = useText('account/register');
  const account = useText('account');
  const label = item === 'qq' || item === 'nickname' ? text(item) : account(sharedLabels[item]);
  const need = isRequired ? 'required' : 'optional';
  const shared = { name: item, label, need } as const;
  switch (item) {
    case 'name':
      return <FormText {...shared} hint={text('nameHint')} autoComplete="name" />;
    case 'qq':
      return <FormText {...shared} inputMode="numeric" autoComplete="off" />;
    case 'weChat':
      return <FormText {...shared} autoCapitalize="none" autoComplete="off" />;
    case 'email':
      return <FormText {...shared} hint={text('emailHint')} type="email" autoComplete="email" />;
    case 'withdrawPassword':
      return <FormPassword {...shared} hint={text('withdrawPasswordHint')} autoComplete="off" />;
    case 'nickname':
      return <FormText {...shared} hint={text('nicknameHint')} autoComplete="nickname" />;
    case 'birthday':
      return <FormText {...shared} hint={text('birthdayHint')} type="date" autoComplete="bday" />;
  }
}
