/**
 * Computes the links of a hash chain from its secret, like games/fair/chain.ts but with Node's hash and a cache. F01
 */
import { createHash } from 'node:crypto';

interface Secret {
  readonly secret: string;
  readonly length: number;
}

const before = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/** Returns all links at 32 bytes each, so that a hall's chains fit into memory: [anchor, first, …, secret]. */
function linksFrom({ secret, length }: Secret): Buffer {
  const links = Buffer.alloc((length + 1) * 32);
  let link = secret;
  for (let place = length; place >= 0; place -= 1) {
    links.write(link, place * 32, 'hex');
    link = before(link);
  }
  return links;
}

const known = new Map<string, Buffer>();
/** Maximum number of cached chains, at about 0.1 MB each. */
const mostKnown = 640;

/** Returns a link in hex. Place 0 is the anchor, which is published; place `length` is the secret itself. */
export function linkAt(chain: Secret, place: number): string {
  let links = known.get(chain.secret);
  if (links === undefined) {
    links = linksFrom(chain);
    const [oldest] = known.keys();
    if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
    known.set(chain.secret, links);
  }
  return links.subarray(place * 32, place * 32 + 32).toString('hex');
}
