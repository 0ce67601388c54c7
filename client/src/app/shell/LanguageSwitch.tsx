import { isLocale, locales } from '@foyer/contract/envelope.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { chooseLanguage } from '#session/language.ts';
import { postToTabs } from '#session/tabs.ts';
import { useLocale, useText } from '#text/useText.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import { globeIcon } from '#ui/values/icons.ts';
import styles from './LanguageSwitch.module.css';

/** The registered languages, each by its own name. Choosing one needs no reload. SI-54, AMB-180 */
export function LanguageSwitch() {
  const t = useText('site');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const router = useRouter();
  const choose = async (value: string) => {
    if (!isLocale(value) || value === locale) return;
    await chooseLanguage(value);
    postToTabs('language');
    // Names of games, announcements and banners come from the house in the player's language.
    await queryClient.invalidateQueries();
    await router.invalidate();
  };
  return (
    <label className={styles.switch}>
      <Icon of={globeIcon} />
      <select aria-label={t('language')} value={locale} onChange={(event) => void choose(event.target.value)}>
        {locales.map((each) => (
          <option key={each} value={each} lang={each.replace('_', '-')}>
            {t(`languages.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
