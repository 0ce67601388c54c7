import { Button } from 'antd';
import { useState } from 'react';
import type { DeskCall } from '@foyer/contract/desk/deskCall.ts';
import { useMay } from '../api/session.ts';
import { ActDialog } from './ActDialog.tsx';
import type { ActProps } from './ActDialog.tsx';
import { useShortcuts } from './shortcuts.ts';

interface Props<C extends DeskCall, Values> extends ActProps<C, Values> {
  readonly label: string;
  readonly isPrimary?: boolean;
  readonly isOff?: boolean;
  /** A single key that does the same as the button. */
  readonly shortcut?: string;
  readonly size?: 'small' | 'middle';
}

/** A button that opens the dialog of an act. Absent for who may not do it; the house refuses it besides. */
export function ActButton<C extends DeskCall, Values extends object>(props: Props<C, Values>) {
  const { label, isPrimary = false, isOff = false, shortcut, size = 'middle', ...act } = props;
  const [isOpen, setIsOpen] = useState(false);
  const may = useMay();
  const { permission } = act.call;
  const isAllowed = permission === 'open' || permission === 'staff' || may(permission);
  const open = () => {
    if (isAllowed && !isOff) setIsOpen(true);
  };
  useShortcuts(shortcut === undefined ? {} : { [shortcut]: open });
  if (!isAllowed) return null;
  return (
    <>
      <Button
        type={isPrimary ? 'primary' : 'default'}
        // In a list, a red button in every row would be louder than its states.
        danger={act.isDanger === true && size !== 'small'}
        disabled={isOff}
        size={size}
        onClick={open}
        {...(shortcut !== undefined && { 'aria-keyshortcuts': shortcut })}
      >
        {label}
        {shortcut === undefined ? null : <kbd aria-hidden="true">{shortcut.toUpperCase()}</kbd>}
      </Button>
      {isOpen ? <ActDialog<C, Values> {...act} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
