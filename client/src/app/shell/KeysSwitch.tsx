import { useState } from 'react';
import { areSingleKeysOn, keepSingleKeys } from '#session/singleKeys.ts';
import { useText } from '#text/useText.tsx';
import { Switch } from '#ui/fields/Checkbox.tsx';

/** Turns shortcuts of a single key off, here and in the game windows. WCAG 2.1.4 */
export function KeysSwitch() {
  const t = useText('menu');
  const [areOn, setAreOn] = useState(areSingleKeysOn);
  return (
    <Switch
      label={t('keys')}
      checked={areOn}
      onChange={({ target }) => {
        keepSingleKeys(target.checked);
        setAreOn(target.checked);
      }}
    />
  );
}
