/** Tabs in step: log-in, log-out, another player, language, theme and favourites are told to the site's other tabs. */
export type TabNews = 'login' | 'logout' | 'language' | 'theme' | 'favourites';

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('foyer');

export function tellTabs(news: TabNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel?.postMessage(news);
}

export function hearTabs(listener: (news: TabNews) => void): () => void {
  const hear = (event: MessageEvent): void => {
    listener(event.data as TabNews);
  };
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
