import { addresses } from '../addresses';
import { stack } from '../stack';
import { localMailEventKeys } from './local-mail-event-keys';
import { localTextService } from './local-text-service';
import { localVapidKeys } from './local-vapid-keys';

/**
 * The variables that functions/src/platform/config.ts reads. They are passed in the emulators' environment
 * instead of functions/.env.local, which stacks on other ports share. Values set by the caller take
 * precedence.
 */
export function functionsEnvironment(): Record<string, string> {
  const { hosting, mailbox, vite } = stack.ports;
  const origins = [hosting, vite].flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]);
  const values = {
    SITE_URL: addresses.site,
    FUNCTIONS_URL: addresses.functions,
    ALLOWED_ORIGINS: origins.join(','),
    SENDGRID_BASE_URL: `http://${stack.host}:${mailbox}`,
    PUBLIC_FORM_LIMIT: '3',
    MAIL_GATHER_MINUTES: '10',
    SETTINGS_CACHE_SECONDS: '1',
    LOCAL_CALENDARS: 'on',
    TRUSTED_PROXY_HOPS: '1',
    VAPID_PUBLIC_KEY: localVapidKeys().publicKey,
    SENDGRID_EVENT_KEY: localMailEventKeys().publicKey,
    ...localTextService(),
    TWILIO_API_URL: `http://${stack.host}:${mailbox}`,
  };
  const chosen = Object.entries(values).map(([name, value]) => [name, process.env[name] ?? value] as const);
  return Object.fromEntries(chosen);
}
