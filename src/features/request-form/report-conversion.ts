import { environment } from '@/environment';
import './load-ad-script';

/** Reports a booking to the advertising script, if a conversion is configured. */
export function reportConversion(adConversion: string | null = environment.adConversion): void {
  if (adConversion === null) return;
  window.gtag?.('event', 'conversion', { send_to: adConversion, transport_type: 'beacon' });
}
