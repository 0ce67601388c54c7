/** The colours of every species. */
import type { SpeciesCode } from '../../../engines/fish/species.ts';
import type { Pigment } from './pen.ts';

const of = (back: string, side: string, belly: string, mark: string, fin: string, eye: string): Pigment => ({
  back,
  side,
  belly,
  mark,
  fin,
  eye,
});

export const pigments: Readonly<Record<SpeciesCode, Pigment>> = {
  silverFry: of('#3f7fa8', '#a9d8ea', '#f3fbff', '#5ce0f0', '#bfe6f4', '#2b5e7c'),
  clownfish: of('#c9480c', '#ff8a1f', '#ffb14d', '#fffaf0', '#ff9c33', '#7a2c00'),
  angelfish: of('#c79a10', '#ffd94a', '#fff3b0', '#27437a', '#ffe27a', '#4a3206'),
  puffer: of('#a8772a', '#e8bb5c', '#fff8e6', '#6d4512', '#f3d083', '#2d7a68'),
  seahorse: of('#c25a18', '#f5a03a', '#ffe0a0', '#8c3a0c', '#ffcf7a', '#4a1f04'),
  jelly: of('#a0509c', '#e59ad8', '#ffe6fb', '#fff0ff', '#f3b6e6', '#7a2c78'),
  squid: of('#b8405a', '#f08a94', '#ffd6d0', '#8c1f3c', '#f7a8a8', '#e0a010'),
  lionfish: of('#a43424', '#f2d9c4', '#fff4e6', '#a8301f', '#e89a80', '#5a1408'),
  turtle: of('#3f5a24', '#8fb04c', '#f0e2a8', '#7c8a34', '#8fb04c', '#2a3a10'),
  ray: of('#25507c', '#3f7fb0', '#d8f0ff', '#3a6a98', '#2f6090', '#0c2440'),
  reefShark: of('#41566c', '#6f8aa2', '#eef4f8', '#2c3d50', '#52697f', '#f0c040'),
  dragonKoi: of('#b86a00', '#ffbe2e', '#fff0a8', '#d04a10', '#ffa92e', '#b01c08'),
  lanternFry: of('#18506a', '#2fa0b0', '#b8fff0', '#a8ffe4', '#3cc0c8', '#0a5a60'),
  hatchet: of('#56688c', '#b8c8e4', '#f6faff', '#3c4f7c', '#a8bce0', '#2050a0'),
  fireflySquid: of('#28408c', '#5a7ce0', '#b8d0ff', '#8cf0ff', '#6a8cf0', '#e8b020'),
  ghostJelly: of('#2f6fa8', '#7cc8f0', '#e8fbff', '#c0f4ff', '#9ce0ff', '#1c4a70'),
  leafyDragon: of('#3c7048', '#7cbc68', '#e4f0a0', '#d8b840', '#a0d480', '#20402a'),
  angler: of('#3a2430', '#6c4450', '#a07070', '#2a1820', '#84545c', '#8cf4d8'),
  leatherback: of('#26384a', '#4c6478', '#c0d4dc', '#3a5468', '#4c6478', '#0c1824'),
  manta: of('#141c30', '#2c3c60', '#e8eef8', '#20304c', '#1c2844', '#050a14'),
  sixgill: of('#4a4038', '#7c6c5c', '#d8ccb8', '#382e26', '#5c5044', '#40f0b0'),
  seaDragon: of('#0c5878', '#26b0b8', '#d0fff0', '#f0b830', '#2cc4c0', '#d01c30'),
  minnow: of('#4c5a3a', '#a0b07c', '#f4f6e0', '#2c3820', '#b8c498', '#2c3018'),
  goldfish: of('#d85a08', '#ff8f2c', '#ffd088', '#e83c14', '#ffb068', '#5a1e00'),
  yamabuki: of('#c08810', '#f8cc48', '#fff4c0', '#ffe07c', '#ffe49a', '#4a3000'),
  asagi: of('#3c5878', '#7c9cc0', '#f4ece4', '#d85a30', '#c8d8e8', '#182c48'),
  showa: of('#181a20', '#30323c', '#f0eee8', '#e03c18', '#d8d8d8', '#101014'),
  kohaku: of('#e8e2d8', '#fbf8f2', '#ffffff', '#dd3a14', '#fff4ec', '#3a1c10'),
  stoneTurtle: of('#4c3c24', '#9c7c44', '#f0dca0', '#7c6030', '#9c7c44', '#2a1c08'),
  tancho: of('#e4e6ea', '#ffffff', '#ffffff', '#d41c24', '#f6f8ff', '#30181c'),
  platinum: of('#9cacc0', '#e8f0f8', '#ffffff', '#f4fbff', '#e4f0ff', '#405468'),
};
