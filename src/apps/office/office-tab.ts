import type { AdminRole } from '@domain/admin/admin-role';
import { isDocumentId } from '@domain/firestore/document-id';
import { oneOf } from '@domain/text/one-of';

export const officeTabs = ['dashboard', 'workflow', 'day', 'security', 'report', 'settings'] as const;
/** `visits`: an inspector's own jobs, in place of the office's lists. */
export type OfficeTab = (typeof officeTabs)[number] | 'visits';

export const officeTabLabels: Record<OfficeTab, string> = {
  dashboard: 'Dashboard',
  workflow: 'Workflow',
  day: 'My Day',
  security: 'Security',
  report: 'Create Report',
  settings: 'Settings',
  visits: 'My Jobs',
};

const withoutSettings = officeTabs.filter((tab) => tab !== 'settings');

const byRole: Readonly<Record<AdminRole, readonly OfficeTab[]>> = {
  owner: officeTabs,
  office: withoutSettings,
  inspector: ['day', 'visits', 'report'],
};

/** The tabs of a member with this role. */
export function tabsOf(role: AdminRole): readonly OfficeTab[] {
  return byRole[role];
}

/** The tab in the address; Workflow, or an inspector's day, where there is none among these. */
export function officeTabOf(
  parameters: URLSearchParams,
  tabs = officeTabs as readonly OfficeTab[],
): OfficeTab {
  return oneOf(tabs, parameters.get('tab'), tabs.includes('workflow') ? 'workflow' : 'day');
}

/** The customer whose page the address names, in place of a tab; null for none. */
export function customerOf(parameters: URLSearchParams): string | null {
  const id = parameters.get('customer') ?? '';
  return isDocumentId(id) ? id : null;
}

/** The property whose history the address names, in place of a tab; null for none. */
export function propertyOf(parameters: URLSearchParams): string | null {
  const id = parameters.get('property') ?? '';
  return isDocumentId(id) ? id : null;
}

/**
 * The address's parameters for another tab. Only Create Report has the job, the amended report and the
 * report in review in its address.
 */
export function withOfficeTab(parameters: URLSearchParams, tab: OfficeTab): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.set('tab', tab);
  // A record found by the search, and a customer's or a property's page.
  for (const name of ['found', 'customer', 'property']) next.delete(name);
  if (tab !== 'report') {
    next.delete('booking');
    next.delete('report');
    next.delete('review');
  }
  return next;
}
