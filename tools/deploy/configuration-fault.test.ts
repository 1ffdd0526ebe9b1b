import { expect, test } from 'vitest';
import { configurationFault } from './configuration-fault';

test('a site is deployed only with the configuration of its project', () => {
  expect(configurationFault('example-scope', 'example-scope')).toBeNull();
  expect(configurationFault('example-scope', undefined)).toMatch(/firebase\.json has no headers/);
  expect(configurationFault('example-scope', 'example-staging')).toMatch(
    /is for the project example-staging, not example-scope/,
  );
});
