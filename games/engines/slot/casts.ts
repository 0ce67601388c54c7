/** The pictures of a slot machine's symbols: from its platform's pool, with the one on its tile as the lead. */
import type { Emblem, PlatformCode } from '../../catalogue/game.ts';

/** The symbols that a title shows as pictures; `E` to `I` are letters in the platform's style. */
export interface Cast {
  readonly W: Emblem;
  readonly S: Emblem;
  readonly A: Emblem;
  readonly B: Emblem;
  readonly C: Emblem;
  readonly D: Emblem;
}

/** The pictures from which a platform's symbols are chosen, the highest paying first. */
const platformPools: Readonly<Record<PlatformCode, readonly Emblem[]>> = {
  moyu: [
    'dragon',
    'phoenix',
    'ingot',
    'tiger',
    'lotus',
    'peach',
    'lantern',
    'moon',
    'koi',
    'temple',
    'envelope',
    'coin',
  ],
  orchard: ['seven', 'bell', 'gems', 'cherries', 'peach', 'cat', 'plum', 'lemon', 'coin', 'dice', 'lottery'],
  kiln: ['phoenix', 'dragon', 'ingot', 'cat', 'lotus', 'koi', 'peach', 'lantern', 'plum', 'fish', 'moon', 'coin'],
  brass: ['gems', 'trophy', 'roulette', 'phoenix', 'cards', 'chips', 'seven', 'dice', 'bell', 'suits', 'ingot', 'coin'],
  canglan: ['trident', 'dragon', 'gems', 'koi', 'cannon', 'temple', 'fish', 'ingot', 'lotus', 'bell', 'moon', 'coin'],
  harbour: [
    'lighthouse',
    'trophy',
    'boat',
    'shell',
    'football',
    'basketball',
    'tennis',
    'controller',
    'crosshair',
    'bottle',
    'cocktail',
    'coin',
  ],
};

/** Symbols that match a lead; the first one is the scatter. */
const company: Readonly<Partial<Record<Emblem, readonly Emblem[]>>> = {
  koi: ['temple', 'lotus'],
  dragon: ['temple', 'ingot'],
  moon: ['lantern', 'peach'],
  lotus: ['moon', 'koi'],
  lantern: ['envelope', 'ingot'],
  fish: ['lotus', 'moon'],
  cherries: ['bell', 'seven'],
  lemon: ['seven', 'cherries'],
  plum: ['bell', 'peach'],
  trident: ['temple', 'gems'],
  cards: ['roulette', 'chips'],
  suits: ['cards', 'gems'],
  mahjong: ['lantern', 'dice'],
};

export function castOf(lead: Emblem, platform: PlatformCode, place: number): Cast {
  const pool = platformPools[platform];
  // Five has no common divisor with any pool's length, so that neighbours on the shelf share few pictures.
  const start = (place * 5) % pool.length;
  const turned = [...pool.slice(start), ...pool.slice(0, start)];
  const chosen = [...new Set([lead, ...(company[lead] ?? []), ...turned])];
  const [W = lead, S = lead, ...rest] = chosen;
  // Pictures later in the platform's pool pay less.
  const rank = (emblem: Emblem) => (pool.includes(emblem) ? pool.indexOf(emblem) : pool.length);
  const [A = lead, B = lead, C = lead, D = lead] = rest.slice(0, 4).sort((a, b) => rank(a) - rank(b));
  return { W, S, A, B, C, D };
}

/** Subset number `index` of all subsets of four among `count`, as positions. */
function fourOf(count: number, index: number): number[] {
  const chosen: number[] = [];
  let left = index;
  for (let position = 0; position < count && chosen.length < 4; position += 1) {
    const wanted = 3 - chosen.length;
    let withThis = 1;
    for (let i = 0; i < wanted; i += 1) withThis = (withThis * (count - position - 1 - i)) / (i + 1);
    if (left < withThis) chosen.push(position);
    else left -= withThis;
  }
  return chosen;
}

/**
 * The cast of a generated machine. The same lead on the same platform gets other companions each time, until all
 * combinations have been used. 977 has no common divisor with their number, so that neighbours differ much.
 */
export function dealtCast(lead: Emblem, platform: PlatformCode, turn: number): Cast {
  const pool = platformPools[platform].filter((emblem) => emblem !== lead);
  const others = pool.length - 1;
  const fours = (others * (others - 1) * (others - 2) * (others - 3)) / 24;
  const deal = (turn * 977 + 97) % (pool.length * fours);
  const S = pool[deal % pool.length] ?? lead;
  const rest = pool.filter((emblem) => emblem !== S);
  const [A = lead, B = lead, C = lead, D = lead] = fourOf(rest.length, Math.floor(deal / pool.length)).map(
    (position) => rest[position] ?? lead,
  );
  return { W: lead, S, A, B, C, D };
}
