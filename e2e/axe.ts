import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The axe that the builder brings along, minified. */
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
const source = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8');

/** Sets colours that are still fading to their final values: between them, the contrast of a sound button can be too low. */
function endTransitions(): void {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}

/**
 * Sends axe to a document once. The builder alone sends all of it twice for each analysis, and the browser compiles it
 * each time.
 */
class AxeOnce extends AxeBuilder {
  readonly #page: Page;

  constructor(page: Page) {
    // What the builder sends instead. An empty text would stand for axe itself.
    super({ page, axeSource: 'void 0' });
    this.#page = page;
  }

  override async analyze(): ReturnType<AxeBuilder['analyze']> {
    const isThere = await this.#page.evaluate(() => 'axe' in window);
    if (!isThere) await this.#page.evaluate(source);
    await this.#page.evaluate(endTransitions);
    return super.analyze();
  }
}

/**
 * Runs axe in legacy mode, in the page itself. The other mode opens a second page to merge the results of frames, which
 * doubles the time; this site has no frames. Nodes are listed for violations only, which saves up to half of the rest.
 */
export const axeOf = (page: Page): AxeBuilder =>
  new AxeOnce(page).setLegacyMode().options({ resultTypes: ['violations'] });
