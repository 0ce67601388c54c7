/** Crests of sides and icons of sports as paths of 24 units, for the sports lobby and the betting desk. */

/**
 * The number of a side or sport sets its hue. The lightness is chosen so that the colour is visible in both themes.
 */
export const tint = (number: number, lightness: number, chroma = 0.11): string =>
  `oklch(${lightness} ${chroma} ${(number * 67 + 28) % 360})`;

export const shield = 'M4 3h16v9c0 5-4 8-8 9.500C8 20 4 17 4 12z';
const charges = [
  'M4 3h8v18.500C8 20 4 17 4 12z',
  'M4 8h16v4H4z',
  'M4 3l16 14-2 2L4 7z',
  'M9.500 3h5v18.300l-2.500.700-2.500-.700z',
  'M4 3h16L12 13z',
  'M12 7l1.500 3.200 3.500.500-2.500 2.500.600 3.600L12 15l-3.100 1.800.600-3.600L7 10.700l3.500-.500z',
] as const;

/** The charge of a crest: what is drawn on its shield. */
export const chargeOf = (number: number): string => charges[number % charges.length] ?? charges[0];

/** By the code of the sport. */
export const sportOutlines = {
  football:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8l3.800 2.800-1.500 4.400H9.700l-1.500-4.400zM12 3v5M20.500 9.500l-4.700 1.300M17.500 19l-3.200-3.800M6.500 19l3.200-3.800M3.500 9.500l4.700 1.300',
  basketball:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3v18M5.600 5.600c3 3.500 3 9.300 0 12.800M18.400 5.600c-3 3.500-3 9.300 0 12.800',
  tennis: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM5 6.500c4 2 4 9 0 11M19 6.500c-4 2-4 9 0 11',
  baseball:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM6 5.500c3 3.500 3 9.500 0 13M18 5.500c-3 3.500-3 9.500 0 13M8 9l-1.500 1M8 15l-1.500-1M16 9l1.500 1M16 15l1.500-1',
  darts: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 12l8-8M17 4v3h3',
  handball: 'M15 4a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM3 20c2-4 4-6 8-7M12 5.500c1 3 3 5 7 5',
  iceHockey: 'M5 3l6 13h8v3h-9L4 5zM16 20.500h4M3 20.500h5',
  cycleRacing:
    'M6 12.500a3.800 3.800 0 1 0 0 7.600 3.800 3.800 0 0 0 0-7.600zM18 12.500a3.800 3.800 0 1 0 0 7.600 3.800 3.800 0 0 0 0-7.600zM6 16.300l4-8h6l2 8M10 8.300l3 8M9 6h3M15 5h2.500',
  rugby: 'M4.500 19.500c-2-6 1-13 15-15 2 6-1 13-15 15zM9 15l6-6M9.500 12l2.500 2.500M12 9.500l2.500 2.500',
  billiards: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM12 8.800v3.400',
  volleyball:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 12V3M12 12l8 4.500M12 12l-8 4.500M12 7.500c4 0 7 2 8.500 5M8 14.300c-2-3.500-2-7 0-10.300M16 14.300c-2 3.500-5 5.200-8.600 5.400',
  lanes: 'M4 20L20 4M4 20V8c0-2 2-4 4-4h12M4 20h12c2 0 4-2 4-4V4',
  shooter: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 2v6M12 16v6M2 12h6M16 12h6',
  duel: 'M4 6l8-2 3 12-8 2zM13 7l6 1.500-3 11-4.500-1',
  rooster:
    'M7 20c-2-3-2-7 1-10 1-1 1-3 2-4l1 1.500L12.500 6l.500 2c2 .500 2.500 2 1.500 3.500M14.500 11.500c3 0 5-2 5.500-5 1.500 5 0 10-5 12M9 20h7M16.500 9l-2 .500',
} as const;
