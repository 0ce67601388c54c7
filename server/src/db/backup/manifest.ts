/** Describes a backup: `manifest.json`, beside one compressed file of rows for each table. docs/backup.md */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { StartError, reasonOf } from '../startError.ts';

/** Increment when today's restore could no longer read what an older backup wrote. */
export const format = 1;

/** Columns of the waiting jobs. They are exported without the queue library's own tables. */
export const jobColumns = ['name', 'key', 'payload', 'run_at_ms'];
/** No table has this name, because a table's name has no hyphen. */
export const jobsName = 'waiting-jobs';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const sha256 = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));
/** Names become part of a statement and of a path. */
const identifier = v.pipe(v.string(), v.regex(/^[a-z_][a-z\d_]{0,62}$/));

/** What PostgreSQL says of a part's bounds, which become part of a statement. */
const bounds = v.pipe(v.string(), v.regex(/^FOR VALUES FROM \('-?\d{1,19}'\) TO \('-?\d{1,19}'\)$/));
const part = v.object({ name: identifier, bounds });

const rowsShape = v.object({ rows: count, sha256 });
const shape = v.object({
  format: v.literal(format),
  madeAt: v.string(),
  /** Version of the PostgreSQL server that was read. */
  server: v.string(),
  /** Mark of the secret that seals card numbers; null if the house had not stored one yet. */
  secretMark: v.nullable(v.string()),
  migrations: v.array(v.object({ name: v.string(), checksum: sha256 })),
  /** `sha256` is that of the rows before they were compressed. */
  tables: v.array(
    v.object({
      name: identifier,
      columns: v.array(identifier),
      parts: v.optional(v.array(part)),
      ...rowsShape.entries,
    }),
  ),
  jobs: rowsShape,
});

export type Manifest = v.InferOutput<typeof shape>;
export type Rows = v.InferOutput<typeof rowsShape>;

export const manifestFile = 'manifest.json';
export const rowsFile = (name: string): string => `${name}.copy.gz`;

/** One line for each table, so that two manifests can be compared by eye. */
export function manifestText({ tables, ...about }: Manifest): string {
  const lines = tables.map((table) => JSON.stringify(table));
  return `${JSON.stringify(about).slice(0, -1)},"tables":[\n${lines.join(',\n')}\n]}\n`;
}

/** Refuses with StartError a folder that is not a backup, or one that this house cannot read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch((error: unknown) => {
    throw new StartError(`There is no whole backup in ${folder}: ${reasonOf(error)}`);
  });
  const given = parseJson(text, folder);
  const { format: found } = v.parse(v.looseObject({ format: v.fallback(v.number(), 0) }), Object(given));
  if (found > format)
    throw new StartError(`The backup has the format ${found}; this house reads ${format}. A newer house made it.`);
  const manifest = v.safeParse(shape, given);
  if (!manifest.success)
    throw new StartError(`The backup is damaged: ${manifestFile}: ${manifest.issues[0].message.split('\n')[0]}`);
  await requireFiles(folder, manifest.output);
  return manifest.output;
}

async function requireFiles(folder: string, { tables }: Manifest): Promise<void> {
  const there = await readdir(folder);
  for (const name of [...tables.map((table) => table.name), jobsName])
    if (!there.includes(rowsFile(name))) throw new StartError(`The backup is damaged: ${rowsFile(name)} is missing.`);
}

function parseJson(text: string, folder: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StartError(`The backup is damaged: ${join(folder, manifestFile)} is no JSON.`);
  }
}
