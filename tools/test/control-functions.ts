/**
 * Stops or starts the stack's Functions emulator through its control server at `url`, or waits until no function is
 * running. @throws Error on failure.
 */
export async function controlFunctions(
  url: string,
  verb: 'rest' | 'stop' | 'start',
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const response = await fetch(`${url}/${verb}`, { method: 'POST', body: JSON.stringify(env) });
  // 409: already in that state.
  if (response.status !== 204 && response.status !== 409) {
    throw new Error(`The functions did not ${verb}: ${response.status} ${await response.text()}`);
  }
}
