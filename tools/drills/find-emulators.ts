import { testEnvironment } from '../test/test-environment';

/** Lets this process's own Firebase clients find the emulators of the running stack, as tests find them. */
export function findEmulators(): void {
  Object.assign(process.env, testEnvironment());
}
