/** Gives every test the currency of the default brand; a window finds it in its page, where the house writes it. */
import { setSiteBrand, siteBrand } from '@foyer/contract/siteBrand.ts';
import brand from '../../../../brands/default.json' with { type: 'json' };

const { code, symbol, digits } = brand.currency;
setSiteBrand({ ...siteBrand(), currency: { code, symbol, digits } });
if (typeof document === 'object') document.documentElement.dataset.currency = `${symbol}${digits}`;
