/** Set-up of each test file of the desk: an empty page, English, baht, and the lists of media that happy-dom has not. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { setHouseFacts } from '../text/houseFacts.ts';
import brand from '../../../brands/default.json' with { type: 'json' };
import { setLanguage } from '../text/language.ts';

configure({ asyncUtilTimeout: 20_000 });
localStorage.clear();
setLanguage('en');
setHouseFacts({ ...brand, zone: 'UTC+7' });
afterEach(cleanup);
