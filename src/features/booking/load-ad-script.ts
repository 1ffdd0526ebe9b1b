import { environment } from '@/environment';

/** What Google's tag and its like are told by: each call's own `arguments` go into the page's `dataLayer`. */
type Gtag = (...call: readonly unknown[]) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: Gtag;
  }
}

interface AdSettings {
  readonly adScriptUrl: string | null;
  readonly adConversion: string | null;
}

/** Loads the advertising script, if one is configured: once, and only where a booking can be made. */
export function loadAdScript({ adScriptUrl, adConversion }: AdSettings = environment): void {
  if (adScriptUrl === null || adConversion === null || window.gtag) return;
  const queue = (window.dataLayer ??= []);
  window.gtag = function gtag() {
    // The script tells a call from other entries by its being an arguments object.
    // eslint-disable-next-line prefer-rest-params
    queue.push(arguments);
  };
  window.gtag('js', new Date());
  window.gtag('config', adConversion.split('/')[0]);
  const script = document.createElement('script');
  script.async = true;
  script.src = adScriptUrl;
  document.head.append(script);
}
