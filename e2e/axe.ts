import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Runs axe in legacy mode, in the page itself. The other mode opens a second page to merge the results of frames, which
 * doubles the time; this site has no frames. Nodes are listed for violations only, which saves up to half of the rest.
 */
export const axeOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
