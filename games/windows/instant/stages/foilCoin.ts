/** The coin with which a mouse or a finger scratches: an old coin with a square hole. */
import { svg } from '../../frame/svg.ts';
import { el } from '../../frame/dom.ts';

export function createCoin(): HTMLElement {
  const root = el(
    'div.scratch-coin',
    { 'aria-hidden': 'true' },
    svg(
      'svg',
      { viewBox: '-32 -32 64 64' },
      svg('circle', { class: 'coin-edge', r: 31, cy: 1.5 }),
      svg('circle', { class: 'coin-face', r: 30 }),
      svg('circle', { class: 'coin-rim', r: 25.5 }),
      svg('path', {
        class: 'coin-marks',
        d: 'M0-23v9M-5-18.500H5M0 14v9M-4 16l8 5M4 16l-8 5M-23 0h9M-18.500-5V5M14 0h9M17-4l3 8',
      }),
      svg('rect', { class: 'coin-hole', x: -8.5, y: -8.5, width: 17, height: 17, rx: 1.5 }),
      svg('path', { class: 'coin-gleam', d: 'M-22-15A27 27 0 0 1 4-26' }),
    ),
  );
  // The card contains the coin, so it is known only once the coin has been added to it.
  queueMicrotask(() => follow(root));
  return root;
}

function follow(coin: HTMLElement): void {
  const card = coin.parentElement;
  card?.addEventListener('pointermove', (event) => {
    const box = card.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    coin.style.transform = `translate(${x}px, ${y}px) rotate(${((x + y) / 3).toFixed(1)}deg)`;
    coin.classList.add('is-near');
  });
  for (const end of ['pointerleave', 'pointercancel'])
    card?.addEventListener(end, () => coin.classList.remove('is-near'));
}
