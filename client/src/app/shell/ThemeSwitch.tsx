import { chooseTheme, currentTheme } from '#session/theme.ts';
import { postToTabs } from '#session/tabs.ts';
import { useText } from '#text/useText.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { moonIcon } from '#ui/values/icons.ts';

/** Switches between light and dark. The choice is stored and sent to other tabs. */
export function ThemeSwitch({ className }: { readonly className?: string | undefined }) {
  const t = useText('site');
  return <IconButton className={className} label={t('theme.toggle')} icon={moonIcon} onClick={toggle} />;
}

function toggle(): void {
  chooseTheme(currentTheme() === 'light' ? 'dark' : 'light');
  postToTabs('theme');
}
