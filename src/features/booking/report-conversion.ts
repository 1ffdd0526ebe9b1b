import { environment } from '@/environment';

declare global {
  interface Window {
    /** The advertising script's function, where that script is present. */
    gtag?: (command: 'event', name: string, parameters: Readonly<Record<string, string>>) => void;
  }
}

/** Reports a booking to the advertising script, if there is one and a conversion is configured. */
export function reportConversion(): void {
  if (environment.adConversion === null) return;
  window.gtag?.('event', 'conversion', { send_to: environment.adConversion });
}
