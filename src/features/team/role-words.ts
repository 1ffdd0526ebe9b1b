import type { AdminRole } from '@domain/admin/admin-role';

export const roleWords: Record<AdminRole, string> = {
  owner: 'Owner',
  office: 'Office',
  inspector: 'Inspector',
};
