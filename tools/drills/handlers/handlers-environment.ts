import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { functionsEnvironment } from '../../backend/environment/functions-environment';
import { stack } from '../../backend/stack';
import { testEnvironment } from '../../test/test-environment';

/**
 * What the handlers are given on a local stack: its emulators, its mailbox and its secrets, with tokens read as the Functions
 * emulator reads them. Addresses that the caller's environment names come before those of the stack.
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
    ...(mailbox && { SENDGRID_BASE_URL: mailbox }),
    SENDGRID_API_KEY: 'SG.local-mailbox',
    APP_HMAC_KEY: stackHmacKey(),
  };
}

/** The stack's own, so that addresses and pseudonyms agree with what its functions made. */
function stackHmacKey(): string {
  const file = path.join(stack.localDir, 'hmac-key');
  return existsSync(file) ? readFileSync(file, 'utf8') : 'local-development-key';
}
