import { Tabs } from 'antd';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { playerFile } from '@foyer/contract/desk/players.ts';
import { useRead } from '../../api/hooks.ts';
import { useMay } from '../../api/session.ts';
import { words } from '../../text/words.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { WhenRead } from '../../ui/States.tsx';
import { Conversation } from '../Messages.tsx';
import { PlayerActs } from './PlayerActs.tsx';
import { PlayerBets } from './PlayerBets.tsx';
import { PlayerDevices } from './PlayerDevices.tsx';
import { PlayerEvents } from './PlayerEvents.tsx';
import { PlayerLimits } from './PlayerLimits.tsx';
import { PlayerNotes } from './PlayerNotes.tsx';
import { PlayerOrders } from './PlayerOrders.tsx';
import { PlayerProfile } from './PlayerProfile.tsx';
import type { Player } from './PlayerProfile.tsx';
import { PlayerStatement } from './PlayerStatement.tsx';
import { PlayerStatus } from './PlayerStatus.tsx';
import { PlayerWallet } from './PlayerWallet.tsx';
import { permissionOfTab, playerTabs } from './playerTabs.ts';
import type { PlayerTab } from './playerTabs.ts';

function contentOf(tab: PlayerTab, player: Player): ReactNode {
  const { account } = player;
  switch (tab) {
    case 'profile':
      return <PlayerProfile player={player} />;
    case 'wallet':
      return <PlayerWallet account={account} />;
    case 'statement':
      return <PlayerStatement account={account} />;
    case 'orders':
      return <PlayerOrders account={account} />;
    case 'bets':
      return <PlayerBets account={account} />;
    case 'devices':
      return <PlayerDevices account={account} />;
    case 'events':
      return <PlayerEvents account={account} />;
    case 'limits':
      return <PlayerLimits account={account} />;
    case 'notes':
      return <PlayerNotes account={account} />;
    case 'letters':
      return <Conversation account={account} />;
  }
}

function File({ player }: { readonly player: Player }) {
  const { tab = 'profile' } = useSearch({ from: '/players/$account' });
  const navigate = useNavigate();
  const may = useMay();
  const shown = playerTabs.filter((one) => may(permissionOfTab[one]));
  const open = shown.includes(tab) ? tab : 'profile';
  return (
    <>
      <PageHead
        title={
          <>
            {player.account} <PlayerStatus status={player.status} />
          </>
        }
        about={[player.realName || '—', words('player.levelIs', { n: player.level }), `ID ${player.playerId}`].join(
          ' · ',
        )}
        tools={<PlayerActs player={player} />}
      />
      <Tabs
        activeKey={open}
        destroyOnHidden
        onChange={(next) => {
          const to = playerTabs.find((one) => one === next);
          if (to !== undefined)
            void navigate({
              to: '/players/$account',
              params: { account: player.account },
              search: { tab: to },
              replace: true,
            });
        }}
        items={shown.map((one) => ({
          key: one,
          label:
            one === 'notes' && player.notes > 0
              ? `${words('playerTab.notes')} (${player.notes})`
              : words(`playerTab.${one}`),
          children: one === open ? contentOf(one, player) : null,
        }))}
      />
    </>
  );
}

/** A player's file. Each part is read when it is opened, and reading it is recorded. */
export function PlayerFile() {
  const { account } = useParams({ from: '/players/$account' });
  const file = useRead(playerFile, { account });
  return (
    <WhenRead of={file} title={account}>
      {(player) => <File player={player} />}
    </WhenRead>
  );
}
