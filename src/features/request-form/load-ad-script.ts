import { environment } from '@/environment';

/** The gtag interface: the `arguments` object of each call is pushed to the page's `dataLayer`. */
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

/** Loads the advertising script once, if one is configured. Only pages with a booking form call this. */
export function loadAdScript({ adScriptUrl, adConversion }: AdSettings = environment): void {
  if (adScriptUrl === null || adConversion === null || window.gtag) return;
  const queue = (window.dataLayer ??= []);
  window.gtag = function gtag() {
    // eslint-disable-next-line prefer-rest-params -- the script recognizes a command by its arguments object
    queue.push(arguments);
  };
  window.gtag('js', new Date());
  window.gtag('config', adConversion.split('/')[0]);
  const script = document.createElement('script');
  script.async = true;
  script.src = adScriptUrl;
  document.head.append(script);
}
