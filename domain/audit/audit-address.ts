import { routes } from '../business/routes';

/** The address in the back office at which the trail of one record is shown. */
export function auditAddress(collection: string, recordId: string): string {
  const parameters = new URLSearchParams({ tab: 'security', view: 'audit', collection, record: recordId });
  return `${routes.admin}?${parameters.toString()}`;
}
