import { useState } from 'react';
import { isAutoTransferOn, setAutoTransfer } from '#session/autoTransfer.ts';
import { useText } from '#text/useText.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';

/** Setting: transfers the main wallet in whole baht when a game is opened. Off by default. SI-44 */
export function AutoTransfer() {
  const text = useText('wallet/balance');
  const [isOn, setIsOn] = useState(isAutoTransferOn);
  const change = (next: boolean) => {
    setAutoTransfer(next);
    setIsOn(next);
  };
  return (
    <div>
      <Checkbox
        label={text('autoTransfer.label')}
        checked={isOn}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <p className="faint small">{text('autoTransfer.note')}</p>
    </div>
  );
}
