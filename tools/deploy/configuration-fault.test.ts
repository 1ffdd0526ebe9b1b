import { expect, test } from 'vitest';
import { configurationFault } from './configuration-fault';

test('a site is deployed only with the configuration of its project', () => {
  expect(configurationFault('wasatch-scope', 'wasatch-scope')).toBeNull();
  expect(configurationFault('wasatch-scope', undefined)).toMatch(/firebase\.json has no headers/);
  expect(configurationFault('wasatch-scope', 'wasatch-staging')).toMatch(
    /is for the project wasatch-staging, not wasatch-scope/,
  );
});
