import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterFrame } from '../afterFrame.ts';

/**
 * Shows what is pressed in the frame after the press, and calls `onSelect` once that frame is painted: whatever the owner
 * renders then does not delay the response to the tap (INP). Of several presses within a frame, only the last is called.
 * The owner must take every choice: until `selected` changes, the pressed one is shown.
 */
export function usePressed<T>(
  selected: T,
  onSelect: (value: T) => void,
): readonly [shown: T, press: (value: T) => void] {
  const [pressed, setPressed] = useState<readonly [value: T, over: T]>();
  const call = useRef<{ onSelect: (value: T) => void; cancel?: () => void }>({ onSelect });
  // The owner may have rendered between the press and the call.
  useLayoutEffect(() => {
    call.current.onSelect = onSelect;
  });
  useEffect(() => () => call.current.cancel?.(), []);
  const isOver = pressed?.[1] !== selected;
  if (pressed && isOver) setPressed(undefined);
  const press = (value: T) => {
    call.current.cancel?.();
    setPressed([value, selected]);
    call.current.cancel = afterFrame(() => call.current.onSelect(value));
  };
  return [pressed && !isOver ? pressed[0] : selected, press];
}
