import type { PhoneNeed } from '@foyer/contract/account/registration.ts';
import { Suspense } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { FormText } from '#form/FormText.tsx';
import { useText } from '#text/useText.tsx';

// Fetched where the house asks for a code; the server writes it into the page.
const ProvedPhone = import.meta.env.SSR
  ? (await import('./ProvedPhone.tsx')).ProvedPhone
  : lazyPart(() => import('./ProvedPhone.tsx'), 'ProvedPhone');

/** The phone as the house asks for it: hidden, offered, needed, or proved by a code. AMB-085 */
export function PhoneFields({ need }: { readonly need: PhoneNeed }) {
  const text = useText('account');
  if (need === 'hidden') return null;
  if (need === 'code')
    return (
      <Suspense>
        <ProvedPhone />
      </Suspense>
    );
  return (
    <FormText
      name="mobilePhone"
      label={text('register.mobilePhone')}
      need={need}
      hint={text('register.mobileHint')}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
    />
  );
}
