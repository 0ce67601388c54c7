import { expect, it } from 'vitest';
import { gamePicture } from './gamePicture.ts';

it.each([
  ['/a.svg', '/b.svg', '/a.svg'],
  ['', '/b.svg', '/b.svg'],
  ['', '', '/pictures/emblem/orchard.controller.svg'],
])('of %j and %j takes %s', (pcImg, picLink, shown) => expect(gamePicture({ pcImg, picLink })).toBe(shown));
