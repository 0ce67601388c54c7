/**
 * Names files and lines of the sources in the stacks of a bundled house. Node's own `--enable-source-maps` keeps each map
 * in memory from when its code is loaded, about 35 MB. Here a map is read when a stack is logged, and not kept.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';

/** Places whose sources are remembered, so that an error which is logged a thousand times costs one reading. */
const mostPlaces = 2_000;

const SourceMap = v.object({ sources: v.array(v.string()), mappings: v.string() });

const digits = Uint8Array.from({ length: 128 }, (_, code) =>
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'.indexOf(String.fromCharCode(code)),
);
const [comma, semicolon] = [','.charCodeAt(0), ';'.charCodeAt(0)];

/**
 * Returns the lines of the sources for places of the script, by `line:column`. Numbers count from 1, as in a stack. Goes
 * through the mappings once and keeps nothing else of them: Node's `SourceMap` takes four times as long for its tables.
 *
 * Each mapping is up to five numbers in base 64, with the lowest digits first: the column of the script, the source, its
 * line and its column, each as the difference to the one before.
 */
function linesIn({ sources, mappings }: v.InferOutput<typeof SourceMap>, places: ReadonlyMap<number, Set<number>>) {
  const found = new Map<string, string>();
  const last = [0, 0, 0, 0, 0];
  let [line, field, value, shift] = [1, 0, 0, 0];
  let wanted = places.get(line);
  for (let at = 0; at <= mappings.length; at += 1) {
    const code = at === mappings.length ? semicolon : mappings.charCodeAt(at);
    if (code === comma || code === semicolon) {
      // The last mapping at or before the place wins.
      if (wanted !== undefined && field >= 4)
        for (const column of wanted)
          if ((last[0] ?? 0) < column) found.set(`${line}:${column}`, `${sources[last[1] ?? 0]}:${(last[2] ?? 0) + 1}`);
      field = 0;
      if (code === comma) continue;
      line += 1;
      last[0] = 0;
      wanted = places.get(line);
      continue;
    }
    const digit = digits[code] ?? 0;
    value += (digit & 31) << shift;
    shift += 5;
    if (digit >= 32) continue;
    last[field] = (last[field] ?? 0) + (value & 1 ? -(value >> 1) : value >> 1);
    field += 1;
    value = shift = 0;
  }
  return found;
}

/** Returns the place in the sources for each place in a script, if the script has a map. Libraries have none. */
function readPlaces(path: string, wanted: readonly string[]): ReadonlyMap<string, string> {
  const places = new Map<number, Set<number>>();
  for (const one of wanted) {
    const [line = 0, column = 0] = one.split(':').map(Number);
    places.set(line, (places.get(line) ?? new Set()).add(column));
  }
  try {
    return linesIn(v.parse(SourceMap, JSON.parse(readFileSync(path, 'utf8'))), places);
  } catch {
    return new Map();
  }
}

/** Returns what replaces places in the scripts of `folder` by those of their sources, as far as the scripts have maps. */
export function createSourcePlaces(folder: string): (words: string) => string {
  const address = pathToFileURL(folder).href.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const placeInScript = new RegExp(String.raw`${address}/([\w~.-]+\.js):(\d+:\d+)`, 'g');
  const known = new Map<string, string | undefined>();

  function learn(file: string, places: readonly string[]): void {
    const found = readPlaces(join(folder, `${file}.map`), places);
    if (known.size >= mostPlaces) known.clear();
    for (const place of places) known.set(`${file}:${place}`, found.get(place));
  }

  return (words) => {
    const unknown = new Map<string, string[]>();
    for (const [, file = '', place = ''] of words.matchAll(placeInScript))
      if (!known.has(`${file}:${place}`)) unknown.set(file, [...(unknown.get(file) ?? []), place]);
    for (const [file, places] of unknown) learn(file, places);
    return words.replaceAll(
      placeInScript,
      (whole, file: string, place: string) => known.get(`${file}:${place}`) ?? whole,
    );
  };
}

/** In the sources themselves there is nothing to replace. All scripts of a bundle are in one folder. */
export const sourcePlaces = createSourcePlaces(resolve(import.meta.dirname, '../..'));

/** Limit for chains of causes, which may be circular. */
const mostCauses = 5;

/** An error that ends the process, with its causes, as Node will print it. */
export function withSourcePlaces(error: unknown): unknown {
  let one = error;
  for (let depth = 0; depth < mostCauses && one instanceof Error; depth += 1) {
    one.stack = sourcePlaces(one.stack ?? '');
    one = one.cause;
  }
  return error;
}
