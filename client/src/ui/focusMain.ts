/** Moves the focus to the start of the page's content, before the focused element disappears. */
export function focusMain(): void {
  const main = document.querySelector<HTMLElement>('#main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
