import type { agentLogin } from '@foyer/contract/account/agency.ts';
import type { ResponseOf } from '@foyer/contract/call.ts';
import { useText } from '#text/useText.tsx';
import { CopyButton } from '#ui/actions/CopyButton.tsx';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import { Note } from '#ui/feedback/Note.tsx';

export type Agent = ResponseOf<typeof agentLogin>;

/** Shown to a logged-in agent: the referral code and the link for new players. SI-32 */
export function SignedInAgent({ agent }: { readonly agent: Agent }) {
  const t = useText('account/agency');
  const link = agent.agentDomain === '' ? '' : new URL(agent.agentDomain, location.origin).href;
  return (
    <>
      <Note tone="good" role="status">
        {t('signedIn', { account: agent.account })}
      </Note>
      <DefinitionRows
        rows={[
          { term: t('code'), value: <Copied value={agent.agentCode} label={t('copyCode')} /> },
          ...(link === '' ? [] : [{ term: t('link'), value: <Copied value={link} label={t('copyLink')} /> }]),
        ]}
      />
    </>
  );
}

function Copied({ value, label }: { readonly value: string; readonly label: string }) {
  return (
    <span className="row">
      {value} <CopyButton value={value} label={label} />
    </span>
  );
}
