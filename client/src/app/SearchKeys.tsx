import { useEffect } from 'react';
import { openDialog } from '#session/dialogs.ts';

/** Ctrl K, Command K and / open the search; a / typed into a field is a letter, and an open dialog comes first. */
export function SearchKeys() {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      const isTyping =
        event.target instanceof Element && event.target.closest('input,textarea,select,[contenteditable]');
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping;
      if (event.isComposing || (!isShortcut && !isSlash) || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      openDialog({ kind: 'search' });
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return null;
}
