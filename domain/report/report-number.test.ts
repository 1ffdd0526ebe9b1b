import { expect, test } from 'vitest';
import { reportNumber } from './report-number';

test('the Report ID is the first 8 characters, in capitals', () => {
  expect(reportNumber('a1b2c3d4e5f6g7h8')).toBe('A1B2C3D4');
});
