import { testEnvironment } from '../test/test-environment';

/** Points this process's Firebase clients at the running stack's emulators, as for tests. */
export function findEmulators(): void {
  Object.assign(process.env, testEnvironment());
}
