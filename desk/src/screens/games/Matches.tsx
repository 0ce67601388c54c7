import { matchList } from '@foyer/contract/desk/games.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { useList } from '../../api/hooks.ts';
import { labelOf } from '../../text/labels.ts';
import { wordOf, words } from '../../text/words.ts';
import { DataList } from '../../ui/DataTable.tsx';
import { inDesk } from '../../ui/inDesk.ts';
import { Money } from '../../ui/Money.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Time } from '../../ui/Time.tsx';
import { VoidButton } from './VoidButton.tsx';

type Match = ReplyOf<typeof matchList>['list'][number];

const nameOf = (match: Match): string => `${inDesk(match.home)} – ${inDesk(match.away)}`;

export function Matches() {
  return (
    <>
      <PageHead title={words('nav.matches')} about={words('matches.about')} />
      <DataList
        label={words('nav.matches')}
        list={useList(matchList, {})}
        empty={words('matches.empty')}
        keyOf={(match) => match.matchId}
        columns={[
          { key: 'match', title: words('matches.match'), cell: nameOf },
          {
            key: 'sport',
            title: words('matches.sport'),
            cell: (match) => labelOf(`sport.${match.sport}`),
            isExtra: true,
          },
          { key: 'start', title: words('matches.start'), cell: (match) => <Time ms={match.startMs} /> },
          {
            key: 'bets',
            title: words('lottery.bets'),
            cell: (match) => <span className="num">{match.bets}</span>,
            isNumber: true,
          },
          {
            key: 'stake',
            title: words('bet.stake'),
            cell: (match) => <Money minor={match.stakeSatang} />,
            isNumber: true,
          },
          { key: 'state', title: words('column.state'), cell: (match) => wordOf('matchState', match.state) },
          {
            key: 'act',
            title: words('column.acts'),
            cell: (match) => <VoidButton target={{ kind: 'match', matchId: match.matchId }} subject={nameOf(match)} />,
          },
        ]}
      />
    </>
  );
}
