import { Link } from '@tanstack/react-router';
import { setMaintenance } from '@foyer/contract/desk/games.ts';
import type { platformList } from '@foyer/contract/desk/games.ts';
import type { DeskWords, ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { gameTypeLabel } from '../../text/labels.ts';
import { words } from '../../text/words.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { WordsField } from '../../ui/fields.tsx';
import { inDesk } from '../../ui/inDesk.ts';
import { Section } from '../../ui/Rows.tsx';
import { Status } from '../../ui/Status.tsx';
import { Time } from '../../ui/Time.tsx';
import { OpenOrClose } from './OpenOrClose.tsx';

type Known = ReplyOf<typeof platformList>;
type Platform = Known['platforms'][number];
type Closing = Known['closed'][number];

function Maintenance({ platform }: { readonly platform: Platform }) {
  const { platformCode, isUnderMaintenance, remarks } = platform;
  const name = inDesk(platform.names);
  const isEnd = isUnderMaintenance;
  return (
    <ActButton<typeof setMaintenance, { remarks?: DeskWords }>
      call={setMaintenance}
      label={words(isEnd ? 'games.endMaintenance' : 'games.maintenance')}
      size="small"
      title={words(isEnd ? 'games.endMaintenanceTitle' : 'games.maintenanceTitle', { name })}
      verb={words(isEnd ? 'games.endMaintenance' : 'games.maintenance')}
      effects={[[words('effect.label'), words(isEnd ? 'games.openEffect' : 'games.maintenanceEffect')]]}
      given={(values) => ({ platformCode, isUnderMaintenance: !isEnd, remarks: values.remarks ?? remarks })}
      done={words('games.maintenanceChanged')}
    >
      {isEnd ? null : (
        <WordsField name="remarks" label={words('games.remarks')} help={words('games.remarksHelp')} most={200} />
      )}
    </ActButton>
  );
}

function Closed({ closed }: { readonly closed: readonly Closing[] }) {
  return (
    <Section title={words('games.closedList')}>
      <DataTable<Closing>
        label={words('games.closedList')}
        rows={closed}
        keyOf={(one) => `${one.platformCode} ${one.gameId}`}
        columns={[
          {
            key: 'what',
            title: words('games.game'),
            cell: (one) =>
              one.platformCode === '*'
                ? words('games.everything')
                : [one.platformCode, one.gameId].filter((part) => part !== '').join(' · '),
          },
          { key: 'reason', title: words('field.reason'), cell: (one) => one.reason },
          { key: 'since', title: words('column.since'), cell: (one) => <Time ms={one.changedMs} /> },
          {
            key: 'act',
            title: words('column.acts'),
            cell: (one) => (
              <OpenOrClose
                isClosed
                place={{ platformCode: one.platformCode, gameId: one.gameId }}
                name={one.gameId || (one.platformCode === '*' ? words('games.everything') : one.platformCode)}
              />
            ),
          },
        ]}
      />
    </Section>
  );
}

function PlatformState({ platform, isClosed }: { readonly platform: Platform; readonly isClosed: boolean }) {
  if (isClosed) return <Status tone="bad">{words('game.closed')}</Status>;
  if (platform.isUnderMaintenance) return <Status tone="warn">{words('game.maintenance')}</Status>;
  return <Status tone="good">{words('game.open')}</Status>;
}

function PlatformActs({ platform, isClosed }: { readonly platform: Platform; readonly isClosed: boolean }) {
  return (
    <div className="acts tight">
      <Maintenance platform={platform} />
      <OpenOrClose
        isClosed={isClosed}
        place={{ platformCode: platform.platformCode, gameId: '' }}
        name={inDesk(platform.names)}
      />
    </div>
  );
}

export function Platforms({ known }: { readonly known: Known }) {
  const isClosed = (code: string) => known.closed.some((one) => one.platformCode === code && one.gameId === '');
  return (
    <>
      {known.closed.length === 0 ? null : <Closed closed={known.closed} />}
      <Section title={words('games.platforms')}>
        <DataTable<Platform>
          label={words('games.platforms')}
          rows={known.platforms}
          keyOf={(platform) => platform.platformCode}
          columns={[
            {
              key: 'name',
              title: words('games.platform'),
              cell: (platform) => (
                <Link to="/games" search={{ platform: platform.platformCode }}>
                  {inDesk(platform.names)}
                </Link>
              ),
            },
            {
              key: 'code',
              title: words('games.code'),
              cell: (platform) => <code>{platform.platformCode}</code>,
              isExtra: true,
            },
            {
              key: 'type',
              title: words('games.type'),
              cell: (platform) => gameTypeLabel(platform.gameType),
              isExtra: true,
            },
            {
              key: 'games',
              title: words('games.games'),
              cell: (platform) => <span className="num">{platform.games}</span>,
              isNumber: true,
            },
            {
              key: 'state',
              title: words('column.state'),
              cell: (platform) => <PlatformState platform={platform} isClosed={isClosed(platform.platformCode)} />,
            },
            {
              key: 'act',
              title: words('column.acts'),
              cell: (platform) => <PlatformActs platform={platform} isClosed={isClosed(platform.platformCode)} />,
            },
          ]}
        />
      </Section>
    </>
  );
}
