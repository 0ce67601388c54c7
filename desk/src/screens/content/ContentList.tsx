import { Input, Tabs } from 'antd';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { contentKinds, contentList } from '@foyer/contract/desk/content.ts';
import type { ContentKind } from '@foyer/contract/desk/content.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { bonusTypeLabel } from '@foyer/contract/promotions/bonusType.ts';
import { useList } from '../../api/hooks.ts';
import { useMay } from '../../api/session.ts';
import { labelOf } from '../../text/labels.ts';
import { words } from '../../text/words.ts';
import type { WordKey } from '../../text/words.ts';
import { DataList } from '../../ui/DataTable.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { inDesk } from '../../ui/inDesk.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Time } from '../../ui/Time.tsx';
import { kindOf } from './kindOf.ts';

type Shown = ReplyOf<typeof contentList>['list'][number];

/** What the place of an item is, where it is not one on the site. */
const placeTitles: Readonly<Partial<Record<ContentKind, WordKey>>> = {
  frontConfig: 'content.values',
  navigation: 'content.target',
  promotion: 'content.bonusType',
};

function columns(kind: ContentKind): Column<Shown>[] {
  const all: (Column<Shown> | false)[] = [
    {
      key: 'title',
      title: words('content.title'),
      cell: (row) => (
        <Link to="/content/$kind/item" params={{ kind }} search={{ id: row.id }}>
          {inDesk(row.title) || row.id}
        </Link>
      ),
    },
    // The title of a configuration is its id.
    kind !== 'frontConfig' && { key: 'id', title: words('content.id'), cell: (row) => <code>{row.id}</code> },
    kind !== 'push' &&
      kind !== 'announcement' && {
        key: 'place',
        title: words(placeTitles[kind] ?? 'content.place'),
        cell: ({ place }) => (kind === 'promotion' ? labelOf(bonusTypeLabel(place)) : place || '—'),
      },
    kind !== 'frontConfig' &&
      kind !== 'navigation' && { key: 'from', title: words('content.from'), cell: (row) => <Time ms={row.fromMs} /> },
    kind === 'promotion' && { key: 'until', title: words('content.until'), cell: (row) => <Time ms={row.untilMs} /> },
    kind !== 'frontConfig' && {
      key: 'order',
      title: words('content.order'),
      cell: (row) => <span className="num">{row.sortOrder}</span>,
      isNumber: true,
    },
  ];
  return all.filter((column) => column !== false);
}

function Items({ kind }: { readonly kind: ContentKind }) {
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  return (
    <>
      <search className="filters">
        <Input.Search
          allowClear
          aria-label={words('content.search')}
          placeholder={words('content.search')}
          onSearch={(text) => setQuery(text.trim())}
        />
      </search>
      <DataList
        label={words(`contentKind.${kind}`)}
        list={useList(contentList, { kind, query })}
        empty={words('content.empty')}
        keyOf={(row) => row.id}
        columns={columns(kind)}
        onSelect={(id) => void navigate({ to: '/content/$kind/item', params: { kind }, search: { id } })}
      />
    </>
  );
}

export function ContentList() {
  const kind = kindOf(useParams({ from: '/content/$kind' }).kind);
  const navigate = useNavigate();
  const may = useMay();
  return (
    <>
      <PageHead
        title={words('nav.content')}
        about={words(`contentAbout.${kind}`)}
        tools={
          may('content.write') ? (
            <Link className="button" to="/content/$kind/item" params={{ kind }}>
              {words('content.add')}
            </Link>
          ) : null
        }
      />
      <Tabs
        activeKey={kind}
        onChange={(next) => void navigate({ to: '/content/$kind', params: { kind: next } })}
        items={contentKinds.map((key) => ({
          key,
          label: words(`contentKind.${key}`),
          children: key === kind ? <Items kind={kind} /> : null,
        }))}
      />
    </>
  );
}
