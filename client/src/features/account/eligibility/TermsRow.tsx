import { acceptTerms, eligibility } from '@foyer/contract/account/eligibility.ts';
import type { Eligibility } from '@foyer/contract/account/eligibility.ts';
import { Link } from '@tanstack/react-router';
import { useCall } from '#api/useCall.ts';
import { useText } from '#text/useText.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { fileIcon } from '#ui/values/icons.ts';
import { SafetyRow } from '../safety/SafetyRow.tsx';

/** The accepted version of the terms. A changed one is accepted here, after a link to read it. M18 */
export function TermsRow({ state }: { readonly state: Eligibility }) {
  const text = useText('account/eligibility');
  const { termsVersion: version, areTermsAccepted } = state;
  const accept = useCall(acceptTerms, {
    invalidates: [eligibility],
    onDone: () => showMessage({ kind: 'success', text: text('terms.done') }),
  });
  return (
    <SafetyRow
      icon={fileIcon}
      title={text('terms.title')}
      {...(!areTermsAccepted && { state: state.missing === 'terms' ? ('required' as const) : ('todo' as const) })}
      note={text(areTermsAccepted ? 'terms.accepted' : 'terms.changed', { version })}
      service={
        <Link to="/helpCenter/startUse" search={{ id: 'terms' }} target="_blank" className="link small">
          {text('terms.read')}
        </Link>
      }
      {...(!areTermsAccepted && {
        act: { label: text('terms.accept'), isBusy: accept.isPending, onPress: () => accept.mutate({ version }) },
      })}
    />
  );
}
