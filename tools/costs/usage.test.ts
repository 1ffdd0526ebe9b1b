import { afterEach, expect, test, vi } from 'vitest';
import { deployedFunctions } from '../backend/deployed-functions';
import { largeFunctions } from './usage';

afterEach(() => vi.unstubAllEnvs());

test('what is billed as a large function is what is deployed as one', async () => {
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'demo-costs', storageBucket: 'demo-costs' }));
  const large = [...(await deployedFunctions())].filter(
    ([, endpoint]) => endpoint.availableMemoryMb === 1024,
  );
  // The tick of a local stack is none of production.
  expect([...large.map(([name]) => name), 'dev-tick'].toSorted()).toEqual(largeFunctions);
}, 60_000);
