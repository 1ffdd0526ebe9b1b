import { expect, test } from 'vitest';
import { severities, severityCriteria, worstSeverity, type Severity } from './severity';

test.each<[Severity[], Severity]>([
  [[], 'none'],
  [['none'], 'none'],
  [['low', 'high', 'medium'], 'high'],
  [['medium', 'low'], 'medium'],
])('the worst of %j is %s', (all, worst) => {
  expect(worstSeverity(all)).toBe(worst);
});

test('each severity has a distinct criterion', () => {
  expect(new Set(severities.map((severity) => severityCriteria[severity])).size).toBe(severities.length);
});
