/**
 * Rows of one shape travel as their names once and their values: a page's lists are most of its state, and every byte
 * stands before the first paint.
 */
type Row = Readonly<Record<string, unknown>>;
interface Packed {
  readonly $names: readonly string[];
  /** By name: the values of every row, or the one value that all share. */
  readonly $columns: readonly (readonly unknown[] | { readonly all: unknown })[];
  readonly $rows: number;
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

export function pack(value: unknown): unknown {
  if (Array.isArray(value)) return packRows(value) ?? value.map(pack);
  return isRow(value) ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, pack(inner)])) : value;
}

function packRows(rows: readonly unknown[]): Packed | undefined {
  if (rows.length < 3 || !rows.every(isRow)) return undefined;
  const names = Object.keys(rows[0] ?? {});
  const hasOneShape = rows.every((row) => Object.keys(row).join() === names.join());
  // A row of rows would have to be packed again; such lists stay as they are.
  if (!hasOneShape || rows.some((row) => Object.values(row).some((each) => typeof each === 'object'))) return undefined;
  const columns = names.map((name) => {
    const values = rows.map((row) => row[name]);
    return values.every((each) => each === values[0]) ? { all: values[0] } : values;
  });
  return { $names: names, $columns: columns, $rows: rows.length };
}

export function unpack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpack);
  if (!isRow(value)) return value;
  if (!('$names' in value)) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, unpack(inner)]));
  }
  const { $names, $columns, $rows } = value as unknown as Packed;
  return Array.from({ length: $rows }, (_, row) =>
    Object.fromEntries(
      $names.map((name, at) => {
        const column = $columns[at] ?? [];
        return [name, 'all' in column ? column.all : column[row]];
      }),
    ),
  );
}
