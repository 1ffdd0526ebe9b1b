/**
 * Puts the tests' stack and its build beside a developer's, unless the caller chose ports. To be called before anything
 * that reads tools/backend/stack.ts is imported.
 */
export function useTestPorts(): void {
  process.env.PORT_OFFSET ??= '20';
}
