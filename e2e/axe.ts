import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Our pages hold no frames: judged in place, without a second page to put it together in, axe needs half its time. */
export const axeOf = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();
