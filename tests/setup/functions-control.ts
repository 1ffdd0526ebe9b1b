import { controlFunctions } from '../../tools/test/control-functions';

function controlUrl(): string {
  const url = process.env.FUNCTIONS_CONTROL_URL;
  if (!url)
    throw new Error(
      'FUNCTIONS_CONTROL_URL is not set: these tests start through "npm test -- functions e2e".',
    );
  return url;
}

/** Kills every running function, as a lost machine would, and closes the port: calls are refused from then on. */
export function stopFunctions(): Promise<void> {
  return controlFunctions(controlUrl(), 'stop');
}

/** Starts the functions again and waits until they answer. `env` holds for them until they are started again. */
export function startFunctions(env: Readonly<Record<string, string>> = {}): Promise<void> {
  return controlFunctions(controlUrl(), 'start', env);
}

/** Stops and starts: what a new instance reads from `env` takes effect. */
export async function restartFunctions(env: Readonly<Record<string, string>> = {}): Promise<void> {
  await stopFunctions();
  await startFunctions(env);
}
