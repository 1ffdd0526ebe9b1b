import { oneOf } from '@domain/text/one-of';

export const securityViews = ['logs', 'limits', 'mail', 'audit', 'erasure', 'import'] as const;
export type SecurityView = (typeof securityViews)[number];

export const securityViewLabels: Record<SecurityView, string> = {
  logs: 'Form Submission Logs',
  limits: 'Rate Limits',
  mail: 'Undelivered Messages',
  audit: 'Audit Trail',
  erasure: 'Erase a Person',
  import: 'Import',
};

/** The sub-tab in the address. */
export function securityViewOf(parameters: URLSearchParams): SecurityView {
  return oneOf(securityViews, parameters.get('view'), 'logs');
}

/** The address's parameters for a sub-tab and its filter. */
export function withSecurityView(
  parameters: URLSearchParams,
  view: SecurityView,
  shown: Readonly<Record<string, string>> = {},
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const name of ['only', 'collection', 'record']) next.delete(name);
  next.set('view', view);
  for (const [name, value] of Object.entries(shown)) if (value !== '') next.set(name, value);
  return next;
}
