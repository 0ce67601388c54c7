import { frontType } from '@foyer/contract/envelope.ts';
import { encodeForm } from '@foyer/contract/encodeForm.ts';
import { gameForward, gameUrl, guestGameForward, guestGameUrl } from '@foyer/contract/lobby/launch.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isFailure } from '#api/failure.ts';
import { useFailureText } from '#api/failureText.ts';
import { transportOf } from '#api/query.ts';
import { deviceId } from '#session/cookies.ts';
import { currentLocale } from '#session/language.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { HouseEmblem } from '#ui/actions/HouseEmblem.tsx';
import { fillPlatform } from './fillPlatform.ts';
import type { LaunchSearch } from './gameWindow.ts';
import styles from './LaunchWindow.module.css';

/** Accepts web addresses only; a game may be on another host. */
function gameAddress(url: string): string | undefined {
  if (!URL.canParse(url, location.origin)) return undefined;
  const { protocol, href } = new URL(url, location.origin);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/** Replays and places are only supported by the house's own windows. M07 */
function withReplay(address: string, { replay = '', place = '' }: LaunchSearch): string {
  const url = new URL(address);
  if (url.origin !== location.origin) return url.href;
  if (replay !== '') url.searchParams.set('replay', replay);
  if (/^[\w/-]+$/.test(place)) url.hash = `/${place}`;
  return url.href;
}

function useGameAddress(search: LaunchSearch) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { isShownByCaller: true },
    mutationFn: async () => {
      const linkType = search.mode === 'trial' ? '2' : '1';
      const { platform: platformCode, key: platformKey, type: gameType, game: gameCode } = search;
      const request = { linkType, platformCode, platformKey, gameType, gameCode };
      const isTrial = search.mode === 'trial';
      const { url } = await transportOf(queryClient)(isTrial ? guestGameUrl : gameUrl, request, {});
      // Only after the house has accepted: if the game does not open, the page says that no money was moved.
      if (!isTrial) await fillPlatform(queryClient, platformKey);
      if (url !== '') return url;
      // The reply has no address: the window follows the redirect link with the same values. AMB-151
      const common = { lang: currentLocale(), frontType, deviceId: deviceId() };
      return encodeForm(isTrial ? guestGameForward : gameForward, request, common).url;
    },
    onSuccess: (url) => {
      const address = gameAddress(url);
      if (address !== undefined) location.replace(withReplay(address, search));
    },
  });
}

/**
 * The window opened by a click: it drops its opener, requests the game's address and navigates to it. SI-14, ERR-038
 */
export function LaunchWindow({ search }: { readonly search: LaunchSearch }) {
  const t = useText('lobby');
  const failureText = useFailureText();
  const { mutate, error, isPending, isIdle } = useGameAddress(search);
  useEffect(() => {
    // The game must not be able to navigate the lobby's window.
    window.opener = null;
    mutate();
  }, [mutate]);
  return (
    <main id="main" className={styles.window} aria-busy={isIdle || isPending}>
      <HouseEmblem />
      {error === null ? (
        <h1 className={styles.title}>
          {search.name === '' ? t('launch.startingAny') : t('launch.starting', { name: search.name })}
        </h1>
      ) : (
        <div role="alert" className={styles.failed}>
          <h1 className={styles.title}>{t('launch.failedTitle')}</h1>
          <p>{isFailure(error) ? failureText(error) : t('launch.failed')}</p>
          <p className="muted">{t('launch.unchanged')}</p>
          {isFailure(error) && error.requestId !== '' && <p className="faint tiny">{error.requestId}</p>}
          <div className={styles.actions}>
            <Button look="primary" onClick={() => mutate()}>
              {t('launch.retry')}
            </Button>
            <Button onClick={() => window.close()}>{t('launch.closeWindow')}</Button>
          </div>
        </div>
      )}
    </main>
  );
}
