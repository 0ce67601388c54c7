/**
 * Sends the page's web vitals to the house once, when the page is left. Loaded only if the operator collects metrics.
 * Sends nothing if the browser asks not to be tracked, although the beacon does not identify the visitor.
 */
import { pageOfPath, vitalsPath } from '@foyer/contract/vitals.ts';
import type { Vitals } from '@foyer/contract/vitals.ts';
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

const page = pageOfPath(location.pathname);
const measured: { -readonly [K in keyof Omit<Vitals, 'page'>]: number } = {};

const isAskedNotTo =
  navigator.doNotTrack === '1' ||
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

const inSeconds = (ms: number): number => Math.round(ms) / 1000;

function send(): void {
  if (document.visibilityState !== 'hidden' || Object.keys(measured).length === 0) return;
  removeEventListener('visibilitychange', send);
  navigator.sendBeacon(vitalsPath, JSON.stringify({ page, ...measured }));
}

if (!isAskedNotTo) {
  onLCP(({ value }) => (measured.lcp = inSeconds(value)));
  onINP(({ value }) => (measured.inp = inSeconds(value)));
  onTTFB(({ value }) => (measured.ttfb = inSeconds(value)));
  onCLS(({ value }) => (measured.cls = Math.round(value * 1000) / 1000));
  // Registered after the library's own listeners, which finalise their values on the same event.
  addEventListener('visibilitychange', send);
}
