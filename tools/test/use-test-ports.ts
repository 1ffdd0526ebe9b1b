/**
 * Moves the tests' stack and build away from a developer's, unless the caller chose ports. Must be called
 * before importing anything that reads tools/backend/stack.ts.
 */
export function useTestPorts(): void {
  process.env.PORT_OFFSET ??= '20';
}
