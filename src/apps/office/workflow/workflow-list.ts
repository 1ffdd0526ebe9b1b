export const workflowLists = ['requests', 'referrals', 'jobs'] as const;
export type WorkflowList = (typeof workflowLists)[number];

export const workflowListLabels: Record<WorkflowList, string> = {
  requests: 'Direct Requests',
  referrals: 'Referrals',
  jobs: 'Inspection Jobs',
};

/** The sub-tab that an address asks for. */
export function workflowListOf(parameters: URLSearchParams): WorkflowList {
  return workflowLists.find((list) => list === parameters.get('list')) ?? 'requests';
}

export function withWorkflowList(parameters: URLSearchParams, list: WorkflowList): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.set('list', list);
  return next;
}
