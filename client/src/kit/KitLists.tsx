import { useState } from 'react';
import { Badge } from '#ui/values/Badge.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { DataTable } from '#ui/values/DataTable.tsx';
import type { Column, ListState } from '#ui/values/DataTable.tsx';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Masked } from '#ui/values/Masked.tsx';
import { Money } from '#ui/values/Money.tsx';
import { Pager } from '#ui/actions/Pager.tsx';
import { Skeleton } from '#ui/layout/Skeleton.tsx';
import { Time } from '#ui/values/Time.tsx';
import styles from './Kit.module.css';
import { Show } from './Show.tsx';

interface Order {
  readonly orderNo: string;
  readonly amount: number;
  readonly at: number;
  readonly card: string;
}

const orders: readonly Order[] = [
  { orderNo: 'W2026112000018', amount: 300000, at: 1795175400000, card: '6222 **** **** 8816' },
  { orderNo: 'W2026111900007', amount: 1250050, at: 1795089000000, card: '6217 **** **** 0352' },
];
const columns: readonly Column<Order>[] = [
  { id: 'orderNo', head: '单号', cell: (order) => order.orderNo },
  { id: 'amount', head: '金额', align: 'end', onCard: 'title', cell: (order) => <Money amount={order.amount} /> },
  { id: 'card', head: '银行卡', cell: (order) => <Masked value={order.card} /> },
  { id: 'at', head: '时间', cell: (order) => <Time value={order.at} /> },
  {
    id: 'status',
    head: '状态',
    onCard: 'aside',
    cell: () => (
      <Badge tone="info" hasDot>
        出款中
      </Badge>
    ),
  },
];

export function KitLists() {
  const [page, setPage] = useState(2);
  return (
    <>
      <div className={styles.wide}>
        <Card title="表格，窄屏成卡片">
          <Orders state={{ status: 'ready', rows: orders }} />
          <Pager page={page} pageSize={20} total={233} onPage={setPage} />
        </Card>
      </div>
      <Card title="读取中">
        <Orders state={{ status: 'loading' }} />
      </Card>
      <Card title="没有记录">
        <Orders state={{ status: 'ready', rows: [] }} />
      </Card>
      <Card title="读取失败">
        <Orders state={{ status: 'failed', onRetry: () => undefined, requestId: '7F3A-2046' }} />
      </Card>
      <Show title="骨架与定义行">
        <Skeleton ratio={[16, 7]} shape="card" />
        <Skeleton width="60%" />
        <DefinitionRows
          rows={[
            { term: '提款金额', value: <Money amount={300000} /> },
            { term: '手续费', value: <Money amount={0} /> },
            { term: '到账', value: <Money amount={300000} />, tone: 'total' },
          ]}
        />
      </Show>
    </>
  );
}

function Orders({ state }: { readonly state: ListState<Order> }) {
  return (
    <DataTable
      label="提款记录"
      columns={columns}
      rowKey={(order) => order.orderNo}
      state={state}
      empty={
        <EmptyState title="还没有提款" action={<Button>去提款</Button>}>
          提款后，进度会写在这里。
        </EmptyState>
      }
      failure={{ title: '提款记录没有读出来', words: '你的余额和已提交的提款都不受影响。' }}
      detail={(order) => <p>单号 {order.orderNo} 的详情。</p>}
    />
  );
}
