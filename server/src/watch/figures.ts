/** Metrics of a process in the text format of Prometheus (exposition format 0.0.4). ADR 382 */
import type { Figures } from './figuresPort.ts';

const bounds = { seconds: [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10], movements: [1, 4, 16, 64, 256] } as const;
/** Buckets include the limits between good, fair and poor of the Web Vitals. */
const vitalKinds = {
  lcp: { name: 'foyer_page_lcp_seconds', help: 'Largest contentful paint', bounds: [0.5, 1, 1.8, 2.5, 4, 8] },
  inp: { name: 'foyer_page_inp_seconds', help: 'Interaction to next paint', bounds: [0.05, 0.1, 0.2, 0.5, 1] },
  ttfb: { name: 'foyer_page_ttfb_seconds', help: 'Time to first byte', bounds: [0.1, 0.2, 0.4, 0.8, 1.8] },
  cls: { name: 'foyer_page_layout_shift', help: 'Cumulative layout shift', bounds: [0.01, 0.05, 0.1, 0.25] },
} as const;

interface Spread {
  readonly counts: number[];
  sum: number;
  total: number;
}

const escaped = (value: string): string =>
  value.replaceAll(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));
const labelled = (labels: Readonly<Record<string, string>>): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(',');

/** The lines of one metric, one per value. */
export function family(
  name: string,
  kind: 'counter' | 'gauge',
  help: string,
  values: readonly (readonly [labels: Readonly<Record<string, string>>, value: number])[],
): string[] {
  const lines = values.map(([labels, value]) => {
    const inside = labelled(labels);
    return inside === '' ? `${name} ${value}` : `${name}{${inside}} ${value}`;
  });
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines];
}

const spreadHead = (name: string, help: string): string[] => [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`];

function spreadLines(
  name: string,
  limits: readonly number[],
  { counts, sum, total }: Spread,
  labels: Readonly<Record<string, string>> = {},
): string[] {
  const inside = labelled(labels);
  const own = inside === '' ? '' : `{${inside}}`;
  const bucket = (limit: string, count: number) => `${name}_bucket{${labelled({ ...labels, le: limit })}} ${count}`;
  return [
    ...limits.map((limit, index) => bucket(String(limit), counts[index] ?? 0)),
    bucket('+Inf', total),
    `${name}_sum${own} ${sum}`,
    `${name}_count${own} ${total}`,
  ];
}

const spreadText = (name: string, help: string, limits: readonly number[], spread: Spread): string[] => [
  ...spreadHead(name, help),
  ...spreadLines(name, limits, spread),
];

function add(spread: Spread, limits: readonly number[], value: number): void {
  spread.sum += value;
  spread.total += 1;
  for (let index = limits.length - 1; index >= 0 && value <= (limits[index] ?? 0); index -= 1)
    spread.counts[index] = (spread.counts[index] ?? 0) + 1;
}

const emptySpread = (): Spread => ({ counts: [], sum: 0, total: 0 });

const values = (map: Map<string, number>, ...names: readonly string[]) =>
  [...map].map(([key, value]) => {
    const parts = key.split('\n');
    return [Object.fromEntries(names.map((name, index) => [name, parts[index] ?? ''])), value] as const;
  });

const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);

export function createFigures(): Figures {
  const requests = new Map<string, number>();
  const jobs = new Map<string, number>();
  const messages = new Map<string, number>();
  const payments = new Map<string, number>();
  const took = emptySpread();
  const sizes = emptySpread();
  const waits = emptySpread();
  const felt = new Map<keyof typeof vitalKinds, Map<string, Spread>>();
  return {
    asked(call, code, tookMs) {
      count(requests, `${call}\n${code}`);
      add(took, bounds.seconds, tookMs / 1000);
    },
    batch(movements, waitedMs) {
      add(sizes, bounds.movements, movements);
      add(waits, bounds.seconds, waitedMs / 1000);
    },
    job: (name, outcome) => void count(jobs, `${name}\n${outcome}`),
    message: (channel, outcome) => void count(messages, `${channel}\n${outcome}`),
    payment: (port, request, outcome) => void count(payments, `${port}\n${request}\n${outcome}`),
    vital(name, page, value) {
      const pages = felt.get(name) ?? new Map<string, Spread>();
      const spread = pages.get(page) ?? emptySpread();
      felt.set(name, pages.set(page, spread));
      add(spread, vitalKinds[name].bounds, value);
    },
    text: () => [
      ...family('foyer_requests_total', 'counter', 'Requests by call and code', values(requests, 'call', 'code')),
      ...spreadText('foyer_request_seconds', 'How long requests took', bounds.seconds, took),
      ...spreadText('foyer_ledger_batch_movements', 'Movements in a batch of the ledger', bounds.movements, sizes),
      ...spreadText('foyer_ledger_wait_seconds', 'Wait of the first of a batch', bounds.seconds, waits),
      ...family('foyer_jobs_total', 'counter', 'Jobs by name and outcome', values(jobs, 'job', 'outcome')),
      ...family('foyer_messages_total', 'counter', 'Messages by outcome', values(messages, 'channel', 'outcome')),
      ...family(
        'foyer_payment_requests_total',
        'counter',
        'Requests to payment services and notices from them',
        values(payments, 'port', 'request', 'outcome'),
      ),
      ...[...felt].flatMap(([kind, pages]) => {
        const { name, help, bounds: limits } = vitalKinds[kind];
        return [
          ...spreadHead(name, help),
          ...[...pages].flatMap(([page, spread]) => spreadLines(name, limits, spread, { page })),
        ];
      }),
    ],
  };
}
