import type { RequestFormValues } from '@domain/request/request-form';
import { environment } from '@/environment';
import { log } from '@/logging/log';

/** Posts a sent request to the automation webhook, if one is configured (requirement B-22). */
export function postToAutomation(
  values: RequestFormValues,
  url: string | null = environment.automationWebhookUrl,
): void {
  if (url === null) return;
  const body = JSON.stringify({
    ...values,
    source: 'Contact Form',
    timestamp: new Date().toISOString(),
    page: window.location.href,
  });
  // keepalive lets the request finish while the browser goes to the next page.
  fetch(url, { method: 'POST', mode: 'no-cors', keepalive: true, body }).catch((cause: unknown) => {
    log.warn('The automation webhook could not be reached', cause);
  });
}
