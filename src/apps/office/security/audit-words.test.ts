import { expect, test } from 'vitest';
import { auditActions } from '@domain/audit/audit-actions';
import { knownAction } from '@/features/audit/audit-words';
import { jobAuditWords } from '@/features/jobs/actions/job-actions';

test.each(auditActions)('the audit trail has words for %s', (action) => {
  expect(knownAction(action, jobAuditWords)).toMatch(/^[A-Z]/);
});
