import { Link } from '@tanstack/react-router';
import { books } from '@foyer/contract/desk/money.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { useRead } from '../../api/hooks.ts';
import { accountLabel } from '../../text/labels.ts';
import { words } from '../../text/words.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { Money } from '../../ui/Money.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Rows, Section } from '../../ui/Rows.tsx';
import { Empty, WhenRead } from '../../ui/States.tsx';
import { Status } from '../../ui/Status.tsx';
import { Time } from '../../ui/Time.tsx';

type Known = ReplyOf<typeof books>;
type Account = Known['accounts'][number];

function Accounts({ rows, title }: { readonly rows: readonly Account[]; readonly title: string }) {
  return (
    <Section title={title}>
      <DataTable<Account>
        label={title}
        rows={rows}
        keyOf={(row) => row.account}
        columns={[
          {
            key: 'account',
            title: words('statement.account'),
            cell: (row) =>
              row.isHouse ? (
                <Link to="/money/entries" search={{ of: row.account }}>
                  {accountLabel(row.account)}
                </Link>
              ) : (
                accountLabel(row.account)
              ),
          },
          {
            key: 'amount',
            title: words('statement.balance'),
            cell: (row) => <Money minor={row.amountSatang} />,
            isNumber: true,
          },
        ]}
      />
    </Section>
  );
}

function Check({ check }: { readonly check: Known['check'] }) {
  if (check === null) return <Empty>{words('books.notYet')}</Empty>;
  return (
    <>
      <Rows
        rows={[
          [
            words('column.state'),
            <Status key="state" tone={check.faultCount === 0 ? 'good' : 'bad'}>
              {check.faultCount === 0 ? words('books.right') : words('books.faults', { n: check.faultCount })}
            </Status>,
          ],
          [words('books.checked'), <Time key="checked" ms={check.checkedMs} />],
          [
            words('books.entries'),
            <span key="entries" className="num">
              {check.entries.toLocaleString('en')}
            </span>,
          ],
        ]}
      />
      {check.faults.length === 0 ? null : (
        <ul className="faults">
          {check.faults.map(({ line }) => (
            <li key={line}>
              <code>{line}</code>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export function Books() {
  const read = useRead(books, {});
  return (
    <>
      <PageHead title={words('nav.books')} about={words('books.about')} />
      <WhenRead of={read}>
        {({ check, accounts, sumSatang }) => (
          <>
            <div className={sumSatang === 0 ? 'headline' : 'headline wrong'}>
              <span>{words('books.sum')}</span>
              <Money minor={sumSatang} />
              <Status tone={sumSatang === 0 ? 'good' : 'bad'}>
                {words(sumSatang === 0 ? 'books.zero' : 'books.notZero')}
              </Status>
            </div>
            <div className="columns">
              <Section title={words('books.check')}>
                <Check check={check} />
              </Section>
              <Accounts title={words('books.players')} rows={accounts.filter((one) => !one.isHouse)} />
              <Accounts title={words('books.house')} rows={accounts.filter((one) => one.isHouse)} />
            </div>
          </>
        )}
      </WhenRead>
    </>
  );
}
