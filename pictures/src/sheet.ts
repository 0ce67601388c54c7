/** What one picture defines once and uses often: gradients, patterns, filters and repeated shapes, under ids of its own. */
import { group, num, placed, range } from './shapes.ts';

export interface Sheet {
  readonly id: string;
  /** Writes a definition the first time its name is used. Returns `url(#…)`. */
  define(name: string, write: (id: string) => string): string;
  /** A shape drawn in full the first time and by reference after. */
  reuse(body: string): (transform: string) => string;
  /** A half and its mirror image. */
  both(half: string): string;
  /** `count` copies around the origin, from the angle `from` over `sweep` degrees. */
  turn(count: number, body: string, from?: number, sweep?: number): string;
  defs(): string;
}

/** Ids begin with `id`, which a picture makes from its arguments, because a page may have several pictures. */
export function createSheet(id: string): Sheet {
  const written = new Map<string, readonly [string, string]>();
  let shapes = 0;
  const reuse = (body: string): ((transform: string) => string) => {
    if (body.length < 70) return (transform) => group(body, transform);
    const ref = `${id}_${(shapes++).toString(36)}`;
    let first = true;
    return (transform) => {
      if (!first) return `<use href="#${ref}"${placed(transform)}/>`;
      first = false;
      const shape = `<g id="${ref}">${body}</g>`;
      return transform ? group(shape, transform) : shape;
    };
  };
  return {
    id,
    define(name, write) {
      const known = written.get(name);
      const ref = known?.[0] ?? `${id}${written.size.toString(36)}`;
      if (!known) {
        written.set(name, [ref, '']);
        written.set(name, [ref, write(ref)]);
      }
      return `url(#${ref})`;
    },
    reuse,
    both(half) {
      const side = reuse(half);
      return side('') + side('scale(-1 1)');
    },
    turn(count, body, from = 0, sweep = 360) {
      const one = reuse(body);
      return range(count)
        .map((i) => one(`rotate(${num(from + (sweep * i) / count)})`))
        .join('');
    },
    defs: () => [...written.values()].map(([, text]) => text).join(''),
  };
}
