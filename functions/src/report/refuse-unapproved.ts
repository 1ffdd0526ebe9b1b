import { isOfficeRole } from '@domain/admin/admin-role';
import { AppError } from '@domain/errors/app-error';
import type { Settings } from '@domain/settings/settings';
import type { Caller } from '../platform/authorize';

/**
 * Refuses an inspector's report while reports need approval. The device keeps it, also one whose page is older than the
 * setting.
 * @throws AppError `invalid-input`
 */
export function refuseUnapproved(caller: Caller, { reports }: Pick<Settings, 'reports'>): void {
  if (!reports.approval || caller.kind !== 'admin' || isOfficeRole(caller.role)) return;
  throw new AppError(
    'invalid-input',
    'a report that needs approval',
    'Reports need approval before they go out. Reload this page, then press Submit for Review.',
  );
}
