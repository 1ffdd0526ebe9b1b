import { routes } from '../business/routes';

/** Back-office URL of one record's audit trail. */
export function auditAddress(collection: string, recordId: string): string {
  const parameters = new URLSearchParams({ tab: 'security', view: 'audit', collection, record: recordId });
  return `${routes.admin}?${parameters.toString()}`;
}
