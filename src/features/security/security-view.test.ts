import { expect, test } from 'vitest';
import { securityViewOf, withSecurityView } from './security-view';

test.each([
  ['', 'logs'],
  ['view=mail', 'mail'],
  ['view=nothing', 'logs'],
])('?%s shows %s', (search, view) => {
  expect(securityViewOf(new URLSearchParams(search))).toBe(view);
});

test('another sub-tab clears the previous one’s parameters, and nothing else', () => {
  const parameters = new URLSearchParams('tab=security&view=audit&collection=leads&record=lead-1');
  expect(withSecurityView(parameters, 'logs').toString()).toBe('tab=security&view=logs');
  expect(withSecurityView(parameters, 'logs', { only: 'suspicious' }).get('only')).toBe('suspicious');
});
