import type { queryRegisterItem } from '@foyer/contract/account/register.ts';
import type { ResponseOf } from '@foyer/contract/call.ts';
import { FormPassword, FormText } from '#form/FormText.tsx';
import { useText } from '#text/useText.tsx';

type Item = ResponseOf<typeof queryRegisterItem>['list'][number];

interface OptionalItemsProps {
  readonly items: readonly Item[];
  /** Of players who have reached the age of the place, YYYY-MM-DD. */
  readonly latestBirthday: string;
}

/** The items that the house lists, in its order; none if the list could not be read. AMB-087, AMB-088 */
export function OptionalItems({ items, latestBirthday }: OptionalItemsProps) {
  return items.map((item) => <ItemField key={item.item} {...item} latestBirthday={latestBirthday} />);
}

/** Items whose label is shared with the account pages. */
const sharedLabels = {
  name: 'item.name',
  email: 'item.email',
  weChat: 'contact.weChat',
  birthday: 'contact.birthday',
  withdrawPassword: 'item.withdrawPassword',
} as const;

/** Properties in which the inputs of the items differ. */
const inputs = {
  name: { autoComplete: 'name' },
  qq: { inputMode: 'numeric' },
  weChat: { autoCapitalize: 'none' },
  email: { type: 'email', autoComplete: 'email' },
  nickname: { autoComplete: 'nickname' },
  birthday: { type: 'date', autoComplete: 'bday' },
} as const;

function ItemField({ item, isRequired, latestBirthday }: Item & Pick<OptionalItemsProps, 'latestBirthday'>) {
  const text = useText('account/register');
  const account = useText('account');
  const shared = {
    name: item,
    label: item === 'qq' || item === 'nickname' ? text(item) : account(sharedLabels[item]),
    need: isRequired ? 'required' : 'optional',
    hint: item === 'qq' || item === 'weChat' ? undefined : text(`${item}Hint`),
    autoComplete: 'off',
  } as const;
  if (item === 'withdrawPassword') return <FormPassword {...shared} />;
  return <FormText {...shared} {...inputs[item]} {...(item === 'birthday' && { max: latestBirthday })} />;
}
