/** Has the stack's Functions emulator stopped or started by its control at `url`. @throws where that fails. */
export async function controlFunctions(
  url: string,
  verb: 'stop' | 'start',
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const response = await fetch(`${url}/${verb}`, { method: 'POST', body: JSON.stringify(env) });
  // 409: it is in that state already.
  if (response.status !== 204 && response.status !== 409) {
    throw new Error(`The functions did not ${verb}: ${response.status} ${await response.text()}`);
  }
}
