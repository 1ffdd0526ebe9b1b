import { controlFunctions } from '../../tools/test/control-functions';

function controlUrl(): string {
  const url = process.env.FUNCTIONS_CONTROL_URL;
  if (!url)
    throw new Error(
      'FUNCTIONS_CONTROL_URL is not set: these tests start through "npm test -- functions e2e".',
    );
  return url;
}

/**
 * Kills every running function, as a crashed machine would, and closes the port, so that calls are refused.
 */
export function stopFunctions(): Promise<void> {
  return controlFunctions(controlUrl(), 'stop');
}

/** Starts the functions again and waits until they answer. `env` applies until the next start. */
export function startFunctions(env: Readonly<Record<string, string>> = {}): Promise<void> {
  return controlFunctions(controlUrl(), 'start', env);
}

/** Stops and starts the functions, so that a new instance reads `env`. */
export async function restartFunctions(env: Readonly<Record<string, string>> = {}): Promise<void> {
  await stopFunctions();
  await startFunctions(env);
}
