/** What happens to operations, and how often each has happened to each: a cell that stays empty is not simulated. */

export const faultNames = [
  'not sent',
  'reply lost',
  '40001',
  'cut',
  'crash',
  'time-out',
  'duplicate',
  'reorder',
  'clock',
] as const;
export type FaultName = (typeof faultNames)[number];

/** In words, for the page and the printed grid. */
export const faultWords: Readonly<Record<FaultName, string>> = {
  'not sent': 'a statement does not reach the database and times out',
  'reply lost': 'a statement runs, its reply is lost',
  '40001': 'a statement fails with a serialization failure',
  cut: 'the connection breaks before or after a statement',
  crash: 'the process dies before or after a statement; another one starts from the database',
  'time-out': 'the process stands still at a statement, another takes the request over, then the first goes on',
  duplicate: 'the request arrives again, at this or at another process, while the first is at a statement',
  reorder: 'a copy of the request arrives late, after other operations',
  clock: 'the clock jumps forward or back in the middle',
};

/** A grid as one process sends it to another. */
export interface SavedGrid {
  readonly operations: Readonly<Record<string, number>>;
  readonly cells: Readonly<Record<string, Readonly<Partial<Record<FaultName, number>>>>>;
  readonly places: Readonly<Record<string, readonly number[]>>;
  readonly faults: number;
}

export class Grid {
  readonly #operations = new Map<string, number>();
  readonly #cells = new Map<string, Map<FaultName, number>>();
  readonly #places = new Map<string, Set<number>>();
  /** Faults that were injected: one at a batch is one, whoever was in it. */
  faults = 0;

  get operations(): number {
    return [...this.#operations.values()].reduce((sum, count) => sum + count, 0);
  }

  done(kind: string, count = 1): void {
    this.#operations.set(kind, (this.#operations.get(kind) ?? 0) + count);
  }

  hit(kind: string, fault: FaultName, count = 1): void {
    const row = this.#cells.get(kind) ?? new Map<FaultName, number>();
    row.set(fault, (row.get(fault) ?? 0) + count);
    this.#cells.set(kind, row);
  }

  /** A statement of the kind at which something has happened. */
  place(kind: string, at: number): void {
    const places = this.#places.get(kind) ?? new Set<number>();
    places.add(at);
    this.#places.set(kind, places);
  }

  saved(): SavedGrid {
    return {
      operations: Object.fromEntries(this.#operations),
      cells: Object.fromEntries([...this.#cells].map(([kind, row]) => [kind, Object.fromEntries(row)])),
      places: Object.fromEntries([...this.#places].map(([kind, places]) => [kind, [...places]])),
      faults: this.faults,
    };
  }

  /** Adds what has happened in another part. */
  add({ operations, cells, places, faults }: SavedGrid): void {
    for (const [kind, count] of Object.entries(operations)) this.done(kind, count);
    for (const [kind, row] of Object.entries(cells))
      for (const fault of faultNames) if (row[fault] !== undefined) this.hit(kind, fault, row[fault]);
    for (const [kind, all] of Object.entries(places)) for (const at of all) this.place(kind, at);
    this.faults += faults;
  }

  /** Cells in which nothing has happened, of these kinds. */
  empty(kinds: readonly string[]): string[] {
    return kinds.flatMap((kind) =>
      faultNames.filter((fault) => !this.#cells.get(kind)?.has(fault)).map((fault) => `${kind} x ${fault}`),
    );
  }

  /** One line a kind. */
  lines(kinds: readonly string[]): string[] {
    const width = Math.max(...kinds.map((kind) => kind.length), 'operation'.length);
    const head = ['operation'.padEnd(width), 'done'.padStart(8), 'places'.padStart(7)];
    const rows = kinds.map((kind) => [
      kind.padEnd(width),
      String(this.#operations.get(kind) ?? 0).padStart(8),
      String(this.#places.get(kind)?.size ?? '').padStart(7),
      ...faultNames.map((fault) => String(this.#cells.get(kind)?.get(fault) ?? 0).padStart(columnOf(fault))),
    ]);
    return [[...head, ...faultNames.map((fault) => fault.padStart(columnOf(fault)))], ...rows].map((row) =>
      row.join(' '),
    );
  }
}

const columnOf = (fault: FaultName): number => Math.max(fault.length, 7);
