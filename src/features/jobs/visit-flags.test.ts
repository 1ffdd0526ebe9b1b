import { expect, test } from 'vitest';
import { jobStatuses } from '@domain/job/job-status';
import { visitFlags } from './visit-flags';

test('flags are shown until the visit is over', () => {
  const shown = jobStatuses.filter((status) => visitFlags({ status, access_flags: ['septic'] }).length > 0);
  expect(shown).toEqual(['pending', 'scheduled', 'in_progress']);
});
