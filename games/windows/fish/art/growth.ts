/** What grows on the sea floor: corals of several kinds, anemones and weed, each lit from above. */
import { mixed } from './scenery.ts';
import type { Scene } from './scenery.ts';

type Grow = (scene: Scene, x: number, y: number, size: number, colour: string) => void;

const pale = (colour: string): string => mixed(colour, '#ffffff', 0.5);
const deep = (colour: string): string => mixed(colour, '#0a2038', 0.62);

/** Branches that taper, forked and lit along their upper side. */
export const staghorn: Grow = ({ pen, random }, x, y, size, colour) => {
  const tips: (readonly [number, number, number])[] = [];
  const lines: (readonly [path: string, width: number])[] = [];
  const branch = (fromX: number, fromY: number, angle: number, length: number, width: number): void => {
    const [toX, toY] = [fromX + Math.cos(angle) * length, fromY + Math.sin(angle) * length];
    const sway = (random() - 0.5) * length * 0.4;
    lines.push([`M${fromX} ${fromY}Q${(fromX + toX) / 2 + sway} ${(fromY + toY) / 2} ${toX} ${toY}`, width]);
    if (width < size * 0.034) return void tips.push([toX, toY, width]);
    for (const side of random() < 0.3 ? [-1, 0, 1] : [-1, 1])
      branch(toX, toY, angle + side * (0.3 + random() * 0.3), length * (0.64 + random() * 0.16), width * 0.7);
  };
  for (const lean of [-0.7, -0.2, 0.3, 0.75])
    branch(x + lean * size * 0.16, y, -Math.PI / 2 + lean * 0.8, size * (0.26 + random() * 0.08), size * 0.1);
  for (const [path, width] of lines) pen.line(path, deep(colour), width * 1.18);
  for (const [path, width] of lines) pen.line(path, colour, width * 0.86);
  pen.ctx.save();
  pen.ctx.translate(-size * 0.012, -size * 0.006);
  for (const [path, width] of lines) pen.line(path, pale(colour), width * 0.28, 0.6);
  pen.ctx.restore();
  for (const [tipX, tipY, width] of tips) pen.disc(tipX, tipY, width * 0.8, pale(colour));
};

/** A flat fan of fine branches. */
export const fan: Grow = ({ pen, random }, x, y, size, colour) => {
  const tall = size * 1.1;
  pen.line(`M${x} ${y}Q${x + size * 0.03} ${y - tall * 0.2} ${x} ${y - tall * 0.36}`, deep(colour), size * 0.09);
  for (let rib = -9; rib <= 9; rib += 1) {
    const angle = -Math.PI / 2 + rib * 0.13;
    const long = tall * (0.92 - Math.abs(rib) * 0.028 + random() * 0.06);
    const [toX, toY] = [x + Math.cos(angle) * long, y - tall * 0.16 + Math.sin(angle) * long * 0.9];
    const path = `M${x} ${y - tall * 0.16}Q${x + Math.cos(angle) * long * 0.4} ${y - tall * 0.34} ${toX} ${toY}`;
    pen.line(path, deep(colour), size * 0.034, 0.8);
    pen.line(path, colour, size * 0.022);
    pen.disc(toX, toY, size * 0.018, pale(colour));
  }
  for (let arc = 1; arc <= 7; arc += 1) {
    const r = tall * (0.2 + arc * 0.095);
    pen.line(
      `M${x + Math.cos(-2.6) * r} ${y - tall * 0.16 + Math.sin(-2.6) * r * 0.9}A${r} ${r * 0.9} 0 0 1 ${x + Math.cos(-0.54) * r} ${y - tall * 0.16 + Math.sin(-0.54) * r * 0.9}`,
      colour,
      size * 0.012,
      0.7,
    );
  }
};

/** Hollow tubes of different heights. */
export const tubes: Grow = ({ pen, random }, x, y, size, colour) => {
  for (const at of [-0.34, 0.36, -0.14, 0.18, 0.02]) {
    const [tall, wide] = [size * (0.5 + random() * 0.5), size * (0.1 + random() * 0.03)];
    const [left, top] = [x + at * size, y - tall];
    const lean = at * size * 0.5;
    pen.fill(
      `M${left - wide * 0.7} ${y}C${left - wide} ${y - tall * 0.5} ${left - wide + lean} ${top + tall * 0.2} ${left - wide + lean} ${top}H${left + wide + lean}C${left + wide + lean} ${top + tall * 0.2} ${left + wide} ${y - tall * 0.5} ${left + wide * 0.7} ${y}z`,
      pen.along(left - wide, 0, left + wide + lean, 0, [
        [0, deep(colour)],
        [0.35, pale(colour)],
        [0.6, colour],
        [1, deep(colour)],
      ]),
    );
    pen.fill(
      `M${left - wide + lean} ${top}a${wide} ${wide * 0.42} 0 1 0 ${wide * 2} 0a${wide} ${wide * 0.42} 0 1 0 ${-wide * 2} 0z`,
      pale(colour),
    );
    pen.fill(
      `M${left - wide * 0.66 + lean} ${top}a${wide * 0.66} ${wide * 0.26} 0 1 0 ${wide * 1.32} 0a${wide * 0.66} ${wide * 0.26} 0 1 0 ${-wide * 1.32} 0z`,
      mixed(colour, '#05101c', 0.8),
    );
  }
};

/** A dome with winding grooves. */
export const brain: Grow = ({ pen, random }, x, y, size, colour) => {
  const [wide, tall] = [size * 0.56, size * 0.5];
  const dome = `M${x - wide} ${y}C${x - wide * 1.1} ${y - tall * 1.3} ${x + wide * 1.1} ${y - tall * 1.3} ${x + wide} ${y}z`;
  pen.fill(
    dome,
    pen.round(x - wide * 0.3, y - tall * 0.8, size * 0.95, [
      [0, pale(colour)],
      [0.35, colour],
      [1, deep(colour)],
    ]),
  );
  pen.within(dome, () => {
    for (let row = 0; row < 7; row += 1)
      for (let column = -4; column <= 4; column += 1) {
        const [atX, atY] = [x + column * wide * 0.27 + (row % 2) * wide * 0.13, y - row * tall * 0.17];
        const turn = (random() - 0.5) * wide * 0.3;
        const groove = `M${atX - wide * 0.1} ${atY}q${turn} ${-tall * 0.13} ${wide * 0.1} ${-tall * 0.06}t${wide * 0.12} ${turn * 0.3}`;
        pen.line(groove, deep(colour), size * 0.022, 0.6);
        pen.line(groove, pale(colour), size * 0.008, 0.5);
      }
  });
};

/** Plates on a stem, one above the other, pale at their rims. */
export const table: Grow = ({ pen, random }, x, y, size, colour) => {
  for (const [level, share] of [
    [0.18, 0.7],
    [0.44, 1],
    [0.7, 0.66],
  ] as const) {
    const [at, wide] = [x + (random() - 0.5) * size * 0.2, size * 0.62 * share];
    const top = y - size * level;
    pen.line(`M${x} ${y}L${at} ${top}`, deep(colour), size * 0.09);
    pen.fill(
      `M${at - wide} ${top - size * 0.03}C${at - wide * 0.7} ${top + size * 0.13} ${at + wide * 0.7} ${top + size * 0.13} ${at + wide} ${top - size * 0.03}z`,
      deep(colour),
    );
    pen.fill(
      `M${at - wide} ${top - size * 0.03}a${wide} ${size * 0.075} 0 1 0 ${wide * 2} 0a${wide} ${size * 0.075} 0 1 0 ${-wide * 2} 0z`,
      pen.along(at - wide, 0, at + wide, 0, [
        [0, colour],
        [0.4, pale(colour)],
        [1, colour],
      ]),
    );
    for (let knob = -5; knob <= 5; knob += 1)
      pen.disc(at + knob * wide * 0.17, top - size * (0.05 + random() * 0.03), size * 0.03, pale(colour), 0.8);
  }
};

/** An anemone: a foot and a crown of swaying arms with pale tips. */
export const anemone: Grow = ({ pen, random }, x, y, size, colour) => {
  for (let row = 0; row < 2; row += 1)
    for (let arm = -8; arm <= 8; arm += 1) {
      const angle = -Math.PI / 2 + arm * 0.16;
      const long = size * (0.42 + random() * 0.14 - row * 0.1);
      const [toX, toY] = [x + Math.cos(angle) * long, y - size * 0.12 + Math.sin(angle) * long];
      const path = `M${x + arm * size * 0.018} ${y - size * 0.1}Q${x + arm * size * 0.05} ${y - size * 0.3} ${toX + (random() - 0.5) * size * 0.1} ${toY}`;
      pen.line(path, row === 0 ? deep(colour) : colour, size * 0.055);
      pen.disc(toX, toY, size * 0.034, pale(colour), 0.9);
    }
  pen.fill(
    `M${x - size * 0.24} ${y}C${x - size * 0.3} ${y - size * 0.3} ${x + size * 0.3} ${y - size * 0.3} ${x + size * 0.24} ${y}z`,
    pen.along(x - size * 0.24, 0, x + size * 0.24, 0, [
      [0, deep(colour)],
      [0.4, colour],
      [1, deep(colour)],
    ]),
  );
};

/** Blades of weed, each with a midrib and a lit edge. */
export const weed: Grow = ({ pen, random }, x, y, size, colour) => {
  for (let blade = 0; blade < 7; blade += 1) {
    const bend = (random() - 0.5) * size * 0.6;
    const tall = size * (0.7 + random() * 0.9);
    const [at, wide] = [x + (blade - 3) * size * 0.075, size * 0.05];
    const tip = `${at + bend} ${y - tall}`;
    pen.fill(
      `M${at - wide} ${y}C${at - wide + bend} ${y - tall * 0.4} ${at - bend} ${y - tall * 0.7} ${tip}C${at - bend + wide * 1.8} ${y - tall * 0.65} ${at + bend + wide} ${y - tall * 0.4} ${at + wide} ${y}z`,
      pen.along(0, y - tall, 0, y, [
        [0, pale(colour)],
        [0.3, colour],
        [1, deep(colour)],
      ]),
      0.95,
    );
    pen.line(
      `M${at} ${y}C${at + bend} ${y - tall * 0.4} ${at - bend + wide} ${y - tall * 0.68} ${tip}`,
      deep(colour),
      size * 0.012,
      0.5,
    );
  }
};
