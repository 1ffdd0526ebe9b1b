async function control(verb: 'stop' | 'start', body?: Readonly<Record<string, string>>): Promise<void> {
  const url = process.env.FUNCTIONS_CONTROL_URL;
  if (!url)
    throw new Error(
      'FUNCTIONS_CONTROL_URL is not set: these tests start through "npm test -- functions e2e".',
    );
  const response = await fetch(`${url}/${verb}`, {
    method: 'POST',
    ...(body && { body: JSON.stringify(body) }),
  });
  // 409: it is in that state already.
  if (response.status !== 204 && response.status !== 409) {
    throw new Error(`The functions did not ${verb}: ${response.status} ${await response.text()}`);
  }
}

/** Kills every running function, as a lost machine would, and closes the port: calls are refused from then on. */
export function stopFunctions(): Promise<void> {
  return control('stop');
}

/** Starts the functions again and waits until they answer. `env` holds for them until they are started again. */
export function startFunctions(env: Readonly<Record<string, string>> = {}): Promise<void> {
  return control('start', env);
}

/** Stops and starts: what a new instance reads from `env` takes effect. */
export async function restartFunctions(env: Readonly<Record<string, string>> = {}): Promise<void> {
  await stopFunctions();
  await startFunctions(env);
}
