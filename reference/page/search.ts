/** Filters the page's calls while the reader types, and opens the call that an address names. */
const field = document.querySelector<HTMLInputElement>('#search');
const found = document.querySelector('#found');
const rooms = [...document.querySelectorAll<HTMLElement>('.room')].map((room) => ({
  room,
  calls: [...room.querySelectorAll<HTMLDetailsElement>('.call')].map((call) => ({
    call,
    words: (call.querySelector('summary')?.textContent ?? '').toLowerCase(),
  })),
}));

function filter(asked: string): void {
  const wanted = asked.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const { room, calls } of rooms) {
    const before = shown;
    for (const { call, words } of calls) {
      call.hidden = !wanted.every((word) => words.includes(word));
      if (!call.hidden) shown += 1;
    }
    room.hidden = shown === before;
  }
  if (found !== null) found.textContent = wanted.length === 0 ? '' : `${shown} found`;
}

function openNamed(): void {
  const named = document.querySelector(`#${CSS.escape(decodeURIComponent(location.hash.slice(1)))}`);
  if (!(named instanceof HTMLDetailsElement)) return;
  named.open = true;
  named.scrollIntoView();
}

field?.closest<HTMLElement>('search')?.removeAttribute('hidden');
field?.addEventListener('input', () => filter(field.value));
addEventListener('hashchange', openNamed);
if (location.hash !== '') openNamed();
