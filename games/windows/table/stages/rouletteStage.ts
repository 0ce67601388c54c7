/** The wheel of roulette. It spins equally long for every result and stops with the drawn pocket at the mark. M03, M04 */
import { colourOf, pockets } from '../../../engines/table/roulette/rules.ts';
import { el } from '../../frame/dom.ts';
import type { Words } from '../words.ts';
import { createSteps, showMs } from './stage.ts';
import type { Stage } from './stage.ts';
import { drawWheel, slice } from './wheelPicture.ts';

export function rouletteStage(words: Words, onStop: () => void): Stage {
  const { root: picture, rotor, orbit, ball } = drawWheel();
  const [called, colour] = [el('b.called'), el('span.called-colour')];
  const plate = el('div.called-plate', { 'aria-hidden': 'true' }, called, colour);
  const run = createSteps();
  let turns = 0;

  function stand(pocket: number): void {
    called.textContent = String(pocket);
    const name = colourOf(pocket);
    called.className = `called ${name}`;
    colour.textContent = words(name === 'green' ? 'zero' : name);
  }
  function clear(): void {
    called.textContent = '';
    called.className = 'called';
    colour.textContent = '';
  }

  return {
    root: el('div.stage.wheel-stage', {}, picture, plate),
    clear() {
      void run([], true);
      clear();
    },
    async show([pocket = 0], isAtOnce) {
      clear();
      turns += 3;
      const rest = turns * 360 - pockets.indexOf(pocket) * slice;
      for (const part of [rotor, orbit])
        part.style.setProperty('transition-duration', isAtOnce ? '0ms' : `${showMs - 300}ms`);
      rotor.style.setProperty('transform', `rotate(${rest}deg)`);
      // The ball turns against the rotor and ends at the mark too.
      orbit.style.setProperty('transform', `rotate(${-turns * 2 * 360}deg)`);
      ball.classList.remove('rides', 'lies');
      // Reading the layout restarts the CSS animation.
      void ball.getBoundingClientRect();
      ball.classList.add(isAtOnce ? 'lies' : 'rides');
      await run(
        [
          () => {
            stand(pocket);
            if (!isAtOnce) onStop();
          },
        ],
        isAtOnce,
      );
    },
  };
}
