/*
 * For tools and tests, which read what this repository wrote or what its own local stack answers. Nothing is checked:
 * a wrong type shows as a failure of the tool or test. The product reads JSON with `domain/json`.
 */

/** The value of a JSON text that we wrote. */
export function trustedJson<Value>(text: string): Value {
  return JSON.parse(text) as Value;
}

/** The JSON body of a response of the local stack. */
export async function trustedBody<Value>(response: { json(): Promise<unknown> }): Promise<Value> {
  return (await response.json()) as Value;
}
