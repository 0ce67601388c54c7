import { paymentCases } from '@foyer/contract/desk/payments.ts';
import { useList } from '../api/hooks.ts';
import { wordOf, words } from '../text/words.ts';
import { DataList } from '../ui/DataTable.tsx';
import { PlayerLink } from '../ui/links.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Time } from '../ui/Time.tsx';

const detailsOf = (details: Readonly<Record<string, string | number>>): string =>
  Object.entries(details)
    .map(([name, value]) => `${name} ${value}`)
    .join(' · ');

/** What happened to payments otherwise than expected. There is nothing to press: each is settled at the bank. */
export function Cases() {
  return (
    <>
      <PageHead title={words('nav.cases')} about={words('cases.about')} />
      <DataList
        label={words('nav.cases')}
        list={useList(paymentCases, {})}
        empty={words('cases.empty')}
        keyOf={(row) => row.caseKey}
        columns={[
          { key: 'at', title: words('column.time'), cell: (row) => <Time ms={row.seenMs} /> },
          { key: 'kind', title: words('cases.kind'), cell: (row) => wordOf('caseKind', row.kind) },
          { key: 'source', title: words('cases.source'), cell: (row) => wordOf('caseSource', row.source) },
          { key: 'player', title: words('column.player'), cell: (row) => <PlayerLink account={row.account} /> },
          { key: 'order', title: words('column.order'), cell: (row) => row.orderNo || '—' },
          {
            key: 'details',
            title: words('cases.details'),
            cell: (row) => <span className="num">{detailsOf(row.details)}</span>,
            isExtra: true,
          },
        ]}
      />
    </>
  );
}
