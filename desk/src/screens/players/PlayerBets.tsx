import { useNavigate, useSearch } from '@tanstack/react-router';
import { playerBets } from '@foyer/contract/desk/players.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { useList } from '../../api/hooks.ts';
import { gameTypeLabel } from '../../text/labels.ts';
import { words } from '../../text/words.ts';
import { DataList } from '../../ui/DataTable.tsx';
import { inDesk } from '../../ui/inDesk.ts';
import { Money } from '../../ui/Money.tsx';
import { Status } from '../../ui/Status.tsx';
import { Time } from '../../ui/Time.tsx';
import { BetLink } from '../../ui/links.tsx';
import { VoidButton } from '../games/VoidButton.tsx';
import { BetDrawer } from './BetDetail.tsx';

type Bet = ReplyOf<typeof playerBets>['list'][number];

function BetState({ bet }: { readonly bet: Bet }) {
  if (bet.isVoided) return <Status tone="plain">{words('bet.voided')}</Status>;
  if (!bet.isSettled) return <Status tone="info">{words('bet.open')}</Status>;
  return <Status tone={bet.winSatang > bet.stakeSatang ? 'good' : 'plain'}>{words('bet.settled')}</Status>;
}

/** The list, and the bet that the address names beside it. */
export function PlayerBets({ account }: { readonly account: string }) {
  const { bet = '' } = useSearch({ from: '/players/$account' });
  const navigate = useNavigate();
  const open = (betOrderNo: string | undefined) =>
    void navigate({
      to: '/players/$account',
      params: { account },
      search: { tab: 'bets', ...(betOrderNo !== undefined && { bet: betOrderNo }) },
      replace: true,
    });
  return (
    <>
      <BetList account={account} selected={bet} onOpen={open} />
      {bet === '' ? null : <BetDrawer account={account} betOrderNo={bet} onClose={() => open(undefined)} />}
    </>
  );
}

interface ListProps {
  readonly account: string;
  readonly selected: string;
  readonly onOpen: (betOrderNo: string) => void;
}

function BetList({ account, selected, onOpen }: ListProps) {
  return (
    <DataList
      label={words('playerTab.bets')}
      list={useList(playerBets, { account })}
      empty={words('bets.empty')}
      keyOf={(bet) => bet.betOrderNo}
      selected={selected}
      onSelect={onOpen}
      columns={[
        {
          key: 'no',
          title: words('bet.number'),
          cell: (bet) => <BetLink account={account} betOrderNo={bet.betOrderNo} />,
        },
        {
          key: 'game',
          title: words('bet.game'),
          cell: (bet) => (
            <>
              {inDesk(bet.gameNames) || bet.gameId} <span className="faint">{gameTypeLabel(bet.gameType)}</span>
            </>
          ),
        },
        {
          key: 'placed',
          title: words('bet.placed'),
          cell: (bet) => <Time ms={bet.placedMs} shown="second" />,
          isExtra: true,
        },
        { key: 'stake', title: words('bet.stake'), cell: (bet) => <Money minor={bet.stakeSatang} />, isNumber: true },
        {
          key: 'win',
          title: words('bet.win'),
          cell: (bet) => (bet.isSettled ? <Money minor={bet.winSatang} /> : '—'),
          isNumber: true,
        },
        { key: 'state', title: words('column.state'), cell: (bet) => <BetState bet={bet} /> },
        {
          key: 'act',
          title: words('column.acts'),
          cell: (bet) =>
            bet.isVoided ? null : (
              <VoidButton
                target={{ kind: 'bet', account, betOrderNo: bet.betOrderNo }}
                subject={`${bet.betOrderNo} (${account})`}
              />
            ),
        },
      ]}
    />
  );
}
