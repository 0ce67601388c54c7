/** Small marks of the sandbox banks, 96 x 96; every other bank gets the neutral one. No letters, so no font is needed. */
import { box, disc, line, path, picture } from './shapes.ts';

interface BankMark {
  readonly ground: string;
  readonly draw: (ink: string) => string;
}

const marks: Readonly<Record<string, BankMark>> = {
  /** Bangkok: a chedi over the river. */
  SBK: {
    ground: '#1f4e4a',
    draw: (ink) =>
      path('M48 12L52 34C58 38 60 46 64 50H32C36 46 38 38 44 34ZM28 54H68V61H28ZM22 65H74V72H22Z', ink) +
      line('M20 81Q27 76 34 81T48 81T62 81T76 81', ink, 3.5),
  },
  /** Chiang Mai: a mountain under the moon. */
  SCM: {
    ground: '#5a3348',
    draw: (ink) => disc(66, 28, 9, ink) + path('M14 74L40 32L54 54L62 43L82 74Z', ink) + line('M20 82H76', ink, 3.5),
  },
  /** Shanghai: three towers on the bund. */
  SSH: {
    ground: '#28406b',
    draw: (ink) =>
      path('M22 74V44H36V74ZM41 74V30L48 14L55 30V74ZM60 74V38L74 48V74Z', ink) + line('M16 82H80', ink, 3.5),
  },
};

const neutral: BankMark = {
  ground: '#4a4640',
  draw: (ink) =>
    path('M48 18L80 38V44H16V38Z', ink) + path('M24 49H32V69H24ZM44 49H52V69H44ZM64 49H72V69H64ZM18 73H78V80H18Z', ink),
};

export const knownBanks = Object.keys(marks) as readonly string[];

export function bankMark(code: string): string {
  const { ground, draw } = (Object.hasOwn(marks, code) ? marks[code] : undefined) ?? neutral;
  return picture('0 0 96 96', ' aria-hidden="true"', '', box(0, 0, 96, 96, 22, ground) + draw('#f4efe6'));
}
