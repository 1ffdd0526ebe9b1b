import type { runOnOwnStack } from './run-on-own-stack';
import { useTestPorts } from './use-test-ports';

/**
 * `runOnOwnStack`, beside a developer's stack unless the caller chose ports. Whatever reads the ports is to be imported by
 * `measure`. @returns the exit code.
 */
export async function onOwnStack(...args: Parameters<typeof runOnOwnStack>): Promise<number> {
  useTestPorts();
  const own = await import('./run-on-own-stack');
  return own.runOnOwnStack(...args);
}
