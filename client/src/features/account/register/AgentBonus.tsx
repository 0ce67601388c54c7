import { queryAgentBonus } from '@foyer/contract/account/referral.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import { useFormAround } from '#form/callFormContext.ts';
import { referralCode } from '#session/referral.ts';
import { useText } from '#text/useText.tsx';
import { giftIcon } from '#ui/values/icons.ts';
import { Note } from '#ui/feedback/Note.tsx';

/** Titles by the kind of the code's owner. The owner's identity is not shown. */
const titles = { friend: 'agent.friend', agent: 'agent.agent', unknown: 'agent.title' } as const;

/** The referral code from the cookie and the operator's words on its bonus. CALL-168, AMB-021, AMB-156 */
export function AgentBonus() {
  const text = useText('account/register');
  const { form } = useFormAround();
  const code = referralCode();
  const isKept = code !== '' && form.watch('agentCode') === code;
  const bonus = useQuery({ ...q(queryAgentBonus, { agentCode: code }), enabled: isKept });
  if (!isKept) return null;
  return (
    <Note tone="accent" icon={giftIcon}>
      <p>{text.rich(titles[bonus.data?.owner ?? 'unknown'], { code, b: (chunks) => <b>{chunks}</b> })}</p>
      {bonus.data?.bonusText && <p>{bonus.data.bonusText}</p>}
    </Note>
  );
}
