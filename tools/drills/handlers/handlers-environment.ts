import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { functionsEnvironment } from '../../backend/environment/functions-environment';
import { localTextToken } from '../../backend/environment/local-text-service';
import { localVapidKeys } from '../../backend/environment/local-vapid-keys';
import { stack } from '../../backend/stack';
import { testEnvironment } from '../../test/test-environment';

/**
 * The handlers' environment on a local stack: its emulators, mailbox, and secrets, with tokens read as the
 * Functions emulator does. Addresses in the caller's environment take precedence.
 */
export function handlersEnvironment(): Record<string, string> {
  const found = { ...testEnvironment(), ...functionsEnvironment() };
  const named = Object.fromEntries(
    Object.entries(found).map(([name, value]) => [name, process.env[name] ?? value]),
  );
  const { MAILBOX_URL: mailbox, ...emulators } = named;
  return {
    ...emulators,
    FUNCTIONS_EMULATOR: 'true',
    FIREBASE_DEBUG_MODE: 'true',
    FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true, enableCors: true }),
    ...(mailbox && { SENDGRID_BASE_URL: mailbox, TWILIO_API_URL: mailbox }),
    SENDGRID_API_KEY: 'SG.local-mailbox',
    APP_HMAC_KEY: stackHmacKey(),
    VAPID_PRIVATE_KEY: localVapidKeys().privateKey,
    TWILIO_AUTH_TOKEN: localTextToken,
  };
}

/** The stack's own secrets, so that addresses and pseudonyms match those of its functions. */
function stackHmacKey(): string {
  const file = path.join(stack.localDir, 'hmac-key');
  return existsSync(file) ? readFileSync(file, 'utf8') : 'local-development-key';
}
