import type { StoredAdmin } from '../admin/admin-record';
import type { BusyDays } from './busy-times';

/** A member of the team to whom jobs can be assigned, as far as a job's planning needs to know. */
export interface Inspector extends Pick<
  StoredAdmin<unknown>,
  'name' | 'email' | 'color' | 'services' | 'week' | 'days_off'
> {
  readonly uid: string;
  readonly busy: BusyDays;
}

/** How screens and emails name an inspector. */
export function inspectorName({ name, email }: Pick<Inspector, 'name' | 'email'>): string {
  return name || email;
}
