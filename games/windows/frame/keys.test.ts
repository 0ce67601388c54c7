// @vitest-environment happy-dom
/** Shortcuts of a window. */
import { afterEach, expect, it } from 'vitest';
import { hearKeys } from './keys.ts';

const turn = (state: 'on' | 'off'): void => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the windows read it there
  document.cookie = `keys=${state}; path=/`;
};
afterEach(() => turn('on'));

const press = (): void => {
  for (const key of ['h', '3', '/', ' ', 'Enter', 'ArrowUp']) dispatchEvent(new KeyboardEvent('keydown', { key }));
};

it('does without letters, digits and signs once the site’s menu has turned them off. A01', () => {
  const heard: string[] = [];
  hearKeys('button', ({ key }) => heard.push(key) > 0);
  press();
  expect(heard.splice(0)).toEqual(['h', '3', '/', ' ', 'Enter', 'ArrowUp']);
  turn('off');
  press();
  expect(heard).toEqual([' ', 'Enter', 'ArrowUp']);
});
