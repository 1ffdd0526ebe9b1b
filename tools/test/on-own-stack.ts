import type { runOnOwnStack } from './run-on-own-stack';
import { useTestPorts } from './use-test-ports';

/**
 * `runOnOwnStack` on the test ports unless the caller chose ports. Modules that read the ports must be
 * imported by `measure`. @returns the exit code.
 */
export async function onOwnStack(...args: Parameters<typeof runOnOwnStack>): Promise<number> {
  useTestPorts();
  const own = await import('./run-on-own-stack');
  return own.runOnOwnStack(...args);
}
