import type { AdminRole } from '@domain/admin/admin-role';
import { isDocumentId } from '@domain/firestore/document-id';
import { oneOf } from '@domain/text/one-of';

export const officeTabs = ['dashboard', 'workflow', 'security', 'report', 'settings'] as const;
export type OfficeTab = (typeof officeTabs)[number];

export const officeTabLabels: Record<OfficeTab, string> = {
  dashboard: 'Dashboard',
  workflow: 'Workflow',
  security: 'Security',
  report: 'Create Report',
  settings: 'Settings',
};

/** The tabs of an admin with this role. */
export function tabsOf(role: AdminRole): readonly OfficeTab[] {
  return role === 'owner' ? officeTabs : officeTabs.filter((tab) => tab !== 'settings');
}

/** The tab in the address; Workflow where there is none among these. */
export function officeTabOf(
  parameters: URLSearchParams,
  tabs = officeTabs as readonly OfficeTab[],
): OfficeTab {
  return oneOf(tabs, parameters.get('tab'), 'workflow');
}

/** The customer whose page the address names, in place of a tab; null for none. */
export function customerOf(parameters: URLSearchParams): string | null {
  const id = parameters.get('customer') ?? '';
  return isDocumentId(id) ? id : null;
}

/**
 * The address's parameters for another tab. Only Create Report has the job and the amended report in its
 * address.
 */
export function withOfficeTab(parameters: URLSearchParams, tab: OfficeTab): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.set('tab', tab);
  // A record found by the search, and a customer's page.
  for (const name of ['found', 'customer']) next.delete(name);
  if (tab !== 'report') {
    next.delete('booking');
    next.delete('report');
  }
  return next;
}
