/** What may need a look. None of these lists accuses anybody: each leads to the file, where the decision is made. */
import { siteCurrency } from '@foyer/contract/currency.ts';
import { bigWins, chargebacks, enterChargeback, opposingBets, sharedDevices } from '@foyer/contract/desk/risk.ts';
import { useList } from '../api/hooks.ts';
import { wordOf, words } from '../text/words.ts';
import { ActButton } from '../ui/ActButton.tsx';
import { DataList } from '../ui/DataTable.tsx';
import { AmountField, minorOf, ReasonField, TextField } from '../ui/fields.tsx';
import { BetLink, PlayerLink } from '../ui/links.tsx';
import { Money } from '../ui/Money.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Time } from '../ui/Time.tsx';
import { PlayerStatus } from './players/PlayerStatus.tsx';

export function SharedDevices() {
  return (
    <>
      <PageHead title={words('nav.devices')} about={words('risk.devicesAbout')} />
      <DataList
        label={words('nav.devices')}
        list={useList(sharedDevices, { days: 90 })}
        empty={words('risk.devicesEmpty')}
        keyOf={(row) => row.deviceId}
        columns={[
          { key: 'device', title: words('devices.device'), cell: (row) => <code>{row.deviceId}</code> },
          {
            key: 'count',
            title: words('risk.accounts'),
            cell: (row) => <span className="num">{row.players.length}</span>,
            isNumber: true,
          },
          {
            key: 'players',
            title: words('nav.players'),
            cell: (row) =>
              row.players.map((player) => (
                <span key={player.account} className="apart">
                  <PlayerLink account={player.account} />
                  {player.status === 'active' ? null : <PlayerStatus status={player.status} />}
                </span>
              )),
          },
          { key: 'last', title: words('devices.last'), cell: (row) => <Time ms={row.lastSeenMs} /> },
        ]}
      />
    </>
  );
}

export function Opposing() {
  return (
    <>
      <PageHead title={words('nav.opposing')} about={words('risk.opposingAbout')} />
      <DataList
        label={words('nav.opposing')}
        list={useList(opposingBets, { days: 30 })}
        empty={words('risk.opposingEmpty')}
        keyOf={(row) => row.account}
        columns={[
          { key: 'player', title: words('column.player'), cell: (row) => <PlayerLink account={row.account} /> },
          { key: 'status', title: words('column.status'), cell: (row) => <PlayerStatus status={row.status} /> },
          {
            key: 'bets',
            title: words('lottery.bets'),
            cell: (row) => <span className="num">{row.bets}</span>,
            isNumber: true,
          },
          {
            key: 'uncounted',
            title: words('risk.uncounted'),
            cell: (row) => <Money minor={row.uncountedSatang} />,
            isNumber: true,
          },
          {
            key: 'stake',
            title: words('risk.stakes'),
            cell: (row) => <Money minor={row.stakeSatang} />,
            isNumber: true,
          },
          { key: 'last', title: words('risk.last'), cell: (row) => <Time ms={row.lastMs} /> },
        ]}
      />
    </>
  );
}

export function Wins() {
  return (
    <>
      <PageHead title={words('nav.wins')} about={words('risk.winsAbout')} />
      <DataList
        label={words('nav.wins')}
        list={useList(bigWins, { days: 7 })}
        empty={words('risk.winsEmpty')}
        keyOf={(row) => row.betOrderNo}
        columns={[
          { key: 'player', title: words('column.player'), cell: (row) => <PlayerLink account={row.account} /> },
          { key: 'game', title: words('bet.game'), cell: (row) => row.gameId || row.platformCode },
          {
            key: 'bet',
            title: words('bet.number'),
            cell: (row) => <BetLink account={row.account} betOrderNo={row.betOrderNo} />,
            isExtra: true,
          },
          { key: 'at', title: words('lottery.settled'), cell: (row) => <Time ms={row.settledMs} /> },
          { key: 'stake', title: words('bet.stake'), cell: (row) => <Money minor={row.stakeSatang} />, isNumber: true },
          { key: 'win', title: words('bet.win'), cell: (row) => <Money minor={row.winSatang} />, isNumber: true },
          {
            key: 'net',
            title: words('risk.net'),
            cell: (row) => <Money minor={row.winSatang - row.stakeSatang} isSigned />,
            isNumber: true,
          },
        ]}
      />
    </>
  );
}

interface Chargeback {
  readonly account: string;
  readonly orderNo: string;
  readonly amount: string;
  readonly reason: string;
}

/** For what only a letter of the bank tells. It moves no money. */
function EnterChargeback() {
  const { code, digits } = siteCurrency();
  return (
    <ActButton<typeof enterChargeback, Chargeback>
      call={enterChargeback}
      label={words('chargeback.enter')}
      title={words('chargeback.title')}
      verb={words('chargeback.enter')}
      effects={[[words('effect.label'), words('chargeback.effect')]]}
      given={({ account, orderNo, amount, reason }) => ({
        account: account.trim(),
        orderNo: orderNo.trim(),
        amountSatang: minorOf(amount, digits) ?? 0,
        reason,
      })}
      done={words('chargeback.entered')}
    >
      <TextField name="account" label={words('column.player')} />
      <TextField name="orderNo" label={words('column.order')} />
      <AmountField name="amount" label={words('column.amount')} currency={code} digits={digits} />
      <ReasonField help={words('chargeback.reasonHelp')} />
    </ActButton>
  );
}

export function Chargebacks() {
  return (
    <>
      <PageHead title={words('nav.chargebacks')} about={words('risk.chargebacksAbout')} tools={<EnterChargeback />} />
      <DataList
        label={words('nav.chargebacks')}
        list={useList(chargebacks, {})}
        empty={words('risk.chargebacksEmpty')}
        keyOf={(row) => row.caseKey}
        columns={[
          { key: 'at', title: words('column.time'), cell: (row) => <Time ms={row.seenMs} /> },
          { key: 'player', title: words('column.player'), cell: (row) => <PlayerLink account={row.account} /> },
          { key: 'status', title: words('column.status'), cell: (row) => <PlayerStatus status={row.status} /> },
          { key: 'order', title: words('column.order'), cell: (row) => row.orderNo || '—' },
          { key: 'kind', title: words('cases.kind'), cell: (row) => wordOf('caseKind', row.kind) },
          {
            key: 'why',
            title: words('field.reason'),
            cell: (row) => (row.by === '' ? '—' : `${row.reason} (${row.by})`),
            isExtra: true,
          },
          {
            key: 'amount',
            title: words('column.amount'),
            cell: (row) => (row.amountMinor === 0 ? '—' : <Money minor={row.amountMinor} />),
            isNumber: true,
          },
          {
            key: 'balance',
            title: words('evidence.balance'),
            cell: (row) => <Money minor={row.balanceSatang} />,
            isNumber: true,
          },
        ]}
      />
    </>
  );
}
