import type { PhoneNeed } from '@foyer/contract/account/registration.ts';
import { Suspense } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { FormText } from '#form/FormText.tsx';
import { useText } from '#text/useText.tsx';

// Loaded if the house requires a code; rendered directly by the server.
const ProvedPhone = import.meta.env.SSR
  ? (await import('./ProvedPhone.tsx')).ProvedPhone
  : lazyPart(() => import('./ProvedPhone.tsx'), 'ProvedPhone');

/** The phone field according to the house's setting: hidden, optional, required, or verified by a code. AMB-085 */
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
      label={text('mobilePhone')}
      need={need}
      hint={text('mobileHint')}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
    />
  );
}
