import { afterEach, expect, test, vi } from 'vitest';
import { deployedFunctions } from '../backend/deployed-functions';
import { largeFunctions } from './usage';

afterEach(() => vi.unstubAllEnvs());

test('functions billed as large are those deployed with more memory', async () => {
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'demo-costs', storageBucket: 'demo-costs' }));
  const large = [...(await deployedFunctions())].filter(
    ([, endpoint]) => endpoint.availableMemoryMb === 1024,
  );
  // The local stack's tick does not exist in production.
  expect([...large.map(([name]) => name), 'dev-tick'].toSorted()).toEqual(largeFunctions);
});
