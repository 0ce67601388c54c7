import { isLocale } from '@foyer/contract/envelope.ts';
import { siteLanguages } from '@foyer/contract/siteBrand.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { chooseLanguage } from '#session/language.ts';
import { postToTabs } from '#session/tabs.ts';
import { useLocale, useText } from '#text/useText.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import { globeIcon } from '#ui/values/icons.ts';
import styles from './LanguageSwitch.module.css';

/** The languages of the site, each by its own name. Choosing one needs no reload. SI-54, AMB-180 */
export function LanguageSwitch() {
  const t = useText('site');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const router = useRouter();
  const languages = siteLanguages();
  const choose = async (value: string) => {
    if (!isLocale(value) || value === locale) return;
    await chooseLanguage(value);
    postToTabs('language');
    // Names of games, announcements and banners come from the house in the player's language.
    await queryClient.invalidateQueries();
    await router.invalidate();
  };
  if (languages.length === 1) return null;
  return (
    <label className={styles.switch}>
      <Icon of={globeIcon} />
      <select aria-label={t('language')} value={locale} onChange={(event) => void choose(event.target.value)}>
        {languages.map((each) => (
          <option key={each} value={each} lang={each.replace('_', '-')}>
            {t(`languages.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
