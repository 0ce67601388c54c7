/** Colours are written as #rrggbb. */

/** `t` of 0 is the first colour, 1 the second. */
export function mix(a: string, b: string, t: number): string {
  const x = Number.parseInt(full(a).slice(1), 16);
  const y = Number.parseInt(full(b).slice(1), 16);
  const part = (s: number): number => Math.round(((x >> s) & 255) * (1 - t) + ((y >> s) & 255) * t) << s;
  return `#${(part(16) | part(8) | part(0)).toString(16).padStart(6, '0')}`;
}

/** Expands #fff to #ffffff. */
function full(colour: string): string {
  return colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour;
}
