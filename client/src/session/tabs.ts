/** Keeps tabs in step: sends log-in, log-out, language, theme and favourites to the site's other tabs. */
export type TabNews = 'login' | 'logout' | 'language' | 'theme' | 'favourites';

// The server has no tabs, and an open channel would keep its process from ending.
const isInTab = typeof document !== 'undefined' && typeof BroadcastChannel !== 'undefined';
const channel = isInTab ? new BroadcastChannel('foyer') : undefined;

/**
 * The other tabs read the cookies. Browsers write those with a delay, so a message could arrive first; reading a cookie
 * here flushes them.
 */
export function postToTabs(news: TabNews): void {
  void document.cookie;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel?.postMessage(news);
}

export function onTabMessage(listener: (news: TabNews) => void): () => void {
  const hear = (event: MessageEvent): void => {
    listener(event.data as TabNews);
  };
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
