/** The focus goes to the beginning of the page's content; what has held it is about to go. */
export function focusMain(): void {
  const main = document.querySelector<HTMLElement>('#main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
