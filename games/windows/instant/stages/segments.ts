/** A row of radio buttons, styled as a segmented control. */
import { el } from '../../frame/dom.ts';
import type { Segments } from './stage.ts';

export function segments(
  label: string,
  name: string,
  options: readonly { readonly value: string; readonly text: string }[],
  first: string,
  onChange: () => void,
): Segments {
  let value = first;
  const inputs = options.map((option) => {
    const input = el('input', { type: 'radio', name, value: option.value, checked: option.value === first });
    input.addEventListener('change', () => {
      ({ value } = option);
      onChange();
    });
    return { input, label: el('label.segment', {}, input, el('span', {}, option.text)) };
  });
  const root = el(
    'fieldset.segments',
    {},
    el('legend', {}, label),
    el('div.segment-row', {}, ...inputs.map((each) => each.label)),
  );
  return {
    root,
    get value() {
      return value;
    },
    set(next) {
      const found = inputs.find(({ input }) => input.value === next);
      if (!found) return;
      found.input.checked = true;
      value = next;
    },
    lock: (isLocked) => root.toggleAttribute('disabled', isLocked),
  };
}
