import { expect, it } from 'vitest';
import { changesIn } from './changes.ts';

it('names each field that an act has changed, by its path', () => {
  const before = { status: 'active', titles: { en: 'Old', th: 'x' }, roles: ['support'] };
  const after = { status: 'frozen', titles: { en: 'New', th: 'x' }, roles: ['support'], untilMs: 5 };
  expect(changesIn(before, after)).toEqual([
    { name: 'status', before: 'active', after: 'frozen' },
    { name: 'titles.en', before: 'Old', after: 'New' },
    { name: 'untilMs', before: '—', after: '5' },
  ]);
});

it('takes what is new or gone as changed as a whole', () => {
  expect(changesIn(null, { name: 'mei' })).toEqual([{ name: 'name', before: '—', after: 'mei' }]);
  expect(changesIn({ name: 'mei' }, null)).toEqual([{ name: 'name', before: 'mei', after: '—' }]);
});
