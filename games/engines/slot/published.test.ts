import { expect, it } from 'vitest';
import { models } from '../titles.ts';
import { chancesOf } from './chance.ts';
import { inWords, published } from './published.ts';

it.each(models.map((model) => [model.code, model] as const))(
  'publishes for %s what counting over all stops gives. M09',
  (code, model) => {
    expect(published[code]).toEqual(inWords(chancesOf(model)));
  },
);
