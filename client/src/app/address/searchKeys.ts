import { openDialog } from '#session/dialogs.ts';
import { isOffered } from '#session/offered.ts';
import { areSingleKeysOn } from '#session/singleKeys.ts';

/**
 * Opens the search by Ctrl K, Command K or /, even before hydration. A / typed into a field is a letter, an open
 * dialog takes precedence, and the menu turns it off. SCREEN-062
 */
export function listenForSearch(): void {
  addEventListener('keydown', (event) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    const isTyping = event.target instanceof Element && event.target.closest('input,textarea,select,[contenteditable]');
    const isSlash =
      event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping && areSingleKeysOn();
    if (
      event.isComposing ||
      (!isShortcut && !isSlash) ||
      !isOffered('search') ||
      document.querySelector('dialog:modal')
    )
      return;
    event.preventDefault();
    openDialog({ kind: 'search' });
  });
}
