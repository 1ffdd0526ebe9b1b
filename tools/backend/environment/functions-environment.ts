import { addresses } from '../addresses';
import { stack } from '../stack';

/**
 * What functions/src/platform/config.ts reads, for this stack. It travels in the emulators' environment and not in
 * functions/.env.local, as stacks with different ports share that folder. What the caller has set itself stays.
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
    TRUSTED_PROXY_HOPS: '1',
  };
  const chosen = Object.entries(values).map(([name, value]) => [name, process.env[name] ?? value] as const);
  return Object.fromEntries(chosen);
}
