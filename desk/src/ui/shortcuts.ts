/**
 * Single keys for those who work through queues all day. They do nothing while somebody types or a dialog is open, and
 * can be switched off, because speech input may type them by mistake (WCAG 2.1.4).
 */
import { useEffect, useEffectEvent } from 'react';

const place = 'desk.shortcuts';

export const areShortcutsOn = (): boolean => localStorage.getItem(place) !== 'off';
export const setShortcuts = (isOn: boolean): void => localStorage.setItem(place, isOn ? 'on' : 'off');

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** On a tablet, the open item of a queue is a dialog too: its keys are those of the queue. */
const isBelowDialog = (): boolean =>
  [...document.querySelectorAll('[role=dialog][aria-modal=true]')].some(
    (dialog) => dialog.checkVisibility() && dialog.closest('.detail-drawer') === null,
  );

export function useShortcuts(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const act = keys[event.key];
    if (act === undefined || !areShortcutsOn() || isTyping(event.target) || isBelowDialog()) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
