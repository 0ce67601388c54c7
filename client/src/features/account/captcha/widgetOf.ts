import type { Captcha } from './useCaptcha.ts';

/** The id of the outside service's widget that is shown instead of a picture; '' for none. */
export const widgetOf = ({ picture }: Pick<Captcha, 'picture'>): string =>
  typeof picture === 'object' ? (picture.widget ?? '') : '';
