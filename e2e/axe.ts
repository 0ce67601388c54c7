import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Judges a page in place: ours hold no frames, and a second page to join results in would double the time. Nodes are
 * listed for violations only, which saves up to half of the rest.
 */
export const axeOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
