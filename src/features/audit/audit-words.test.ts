import { expect, test } from 'vitest';
import { actionName, fieldName, recordName, valueWords } from './audit-words';

test.each([
  ['status', 'in_progress', 'In progress'],
  ['total_price', 140, '$140'],
  ['deleted', 140, '140'],
  ['scheduled_date', '2026-11-24', 'Tuesday, November 24, 2026'],
  ['scheduled_time', '14:00', '2:00 PM'],
  ['forms_status', '1 of 3', '1 of 3'],
  ['report_created', false, 'no'],
  ['status', null, 'none'],
] as const)('%s %s', (field, value, words) => {
  expect(valueWords(field, value).replace(/\u00a0/g, ' ')).toBe(words);
});

test('unknown actions, fields, and records get readable names', () => {
  expect(actionName('reward_paid', {})).toBe('Reward paid');
  expect(actionName('link-revoked', {})).toBe('Client link revoked');
  expect(actionName('settings-restored', {})).toBe('Earlier settings brought back');
  expect(actionName('called', { called: 'Marked as called' })).toBe('Marked as called');
  expect(fieldName('void_reason')).toBe('Void reason');
  expect(fieldName('services.catalog.deep-look.price')).toBe('Services, catalog, deep look, price');
  expect(recordName({ collection: 'bookings' })).toBe('Job');
  expect(recordName({ collection: 'gift_cards' })).toBe('Gift cards');
});
