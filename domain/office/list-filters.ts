import { oneOf } from '../text/one-of';

/** The lists of the Workflow tab, by their value of `list` in the URL. */
export const workflowLists = ['requests', 'referrals', 'jobs'] as const;
export type WorkflowList = (typeof workflowLists)[number];

/** The filters of each list, by their value of `filter` in the URL. */
export const listFilters = {
  requests: ['new', 'contacted', 'qualified', 'deadline'],
  referrals: ['week', 'deadline', 'reward-due'],
  jobs: [
    'pending',
    'scheduled',
    'in_progress',
    'completed',
    'deadline',
    'forms-missing',
    'unpaid',
    'difference',
    'booked-week',
    'completed-week',
    'cancelled',
    'charge-unpaid',
  ],
} as const satisfies Record<WorkflowList, readonly string[]>;
export type ListFilter<List extends WorkflowList = WorkflowList> = (typeof listFilters)[List][number];

/** The filter of `list` in a URL; null for none or an unknown one. */
export function listFilterOf<List extends WorkflowList>(
  list: List,
  parameters: URLSearchParams,
): ListFilter<List> | null {
  return oneOf<ListFilter<List>, null>(listFilters[list], parameters.get('filter'), null);
}

/** The URL, within `/admin`, of a filtered list of the Workflow tab. */
export function listAddress<List extends WorkflowList>(list: List, filter?: ListFilter<List>): string {
  const parameters = new URLSearchParams({ tab: 'workflow', list });
  if (filter !== undefined) parameters.set('filter', filter);
  return `?${parameters.toString()}`;
}
