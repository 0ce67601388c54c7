import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterFrame } from '../afterFrame.ts';

/** Returns false if the owner does not take the choice. */
export type OnSelect<T> = (value: T) => unknown;

/** Any of these calls `onSelect` first, so that the player's actions take effect in order. */
const nextEvents = ['click', 'keydown', 'change', 'popstate'];

/**
 * Shows what is pressed in the frame after the press, and calls `onSelect` once that frame is painted: whatever the owner
 * renders then does not delay the response to the tap (INP). Until `selected` changes, the pressed choice is shown.
 */
export function usePressed<T>(selected: T, onSelect: OnSelect<T>): readonly [shown: T, press: (value: T) => void] {
  const [pressed, setPressed] = useState<readonly [value: T, over: T]>();
  const latest = useRef<OnSelect<T>>(undefined);
  // The owner may have rendered again or unmounted between the press and the call.
  useLayoutEffect(() => {
    latest.current = onSelect;
    return () => {
      latest.current = undefined;
    };
  });
  const isOver = pressed?.[1] !== selected;
  if (pressed && isOver) setPressed(undefined);
  const press = (value: T) => {
    const waiting = new AbortController();
    const { signal } = waiting;
    const call = (): void => {
      if (signal.aborted) return;
      waiting.abort();
      // Synchronous, so that the next press sees the state that this one has changed.
      flushSync(() => latest.current?.(value) === false && setPressed(undefined));
    };
    for (const type of nextEvents) addEventListener(type, call, { capture: true, signal });
    setPressed([value, selected]);
    afterFrame(call);
  };
  return [pressed && !isOver ? pressed[0] : selected, press];
}
