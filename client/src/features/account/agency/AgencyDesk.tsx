import { getAgentDomain } from '@foyer/contract/account/agency.ts';
import { init } from '@foyer/contract/site/config.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { q } from '#api/query.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { CopyButton } from '#ui/actions/CopyButton.tsx';
import { DataLink, leadsTo } from '#ui/actions/DataLink.tsx';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import { Tabs } from '#ui/actions/Tabs.tsx';
import { AgentLogin } from './AgentLogin.tsx';
import { AgentRegister } from './AgentRegister.tsx';
import { SignedInAgent } from './SignedInAgent.tsx';
import type { Agent } from './SignedInAgent.tsx';

/** Log-in and registration of agents, and how to reach the agency. SI-32 */
export function AgencyDesk() {
  const t = useText('account/agency');
  const [tab, setTab] = useState<'register' | 'login'>('register');
  const [agent, setAgent] = useState<Agent>();
  return (
    <Card mark="lintel">
      {agent ? (
        <SignedInAgent agent={agent} />
      ) : (
        <Tabs
          label={t('title')}
          tabs={[
            { id: 'register', label: t('register') },
            { id: 'login', label: t('login') },
          ]}
          selected={tab}
          onSelect={setTab}
        >
          {tab === 'register' ? <AgentRegister onDone={setAgent} /> : <AgentLogin onDone={setAgent} />}
        </Tabs>
      )}
      <Contact />
    </Card>
  );
}

/** The agency's QQ and address, if the operator has set them. */
function Contact() {
  const t = useText('account/agency');
  const qq = useQuery(q(init, {})).data?.agentQQ ?? '';
  const domain = useQuery(q(getAgentDomain, { agentCode: '' })).data?.agentDomain ?? '';
  const rows = [
    ...(qq === ''
      ? []
      : [
          {
            term: t('qq'),
            value: (
              <span className="row">
                {qq} <CopyButton value={qq} label={t('copyQq')} />
              </span>
            ),
          },
        ]),
    ...(leadsTo(domain) === 'nowhere'
      ? []
      : [
          {
            term: t('domain'),
            value: (
              <DataLink address={domain} className="link">
                {domain}
              </DataLink>
            ),
          },
        ]),
  ];
  return rows.length === 0 ? null : <DefinitionRows rows={rows} />;
}
