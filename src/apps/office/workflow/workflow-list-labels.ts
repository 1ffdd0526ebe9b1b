import type { WorkflowList } from '@domain/office/list-filters';

export const workflowListLabels: Record<WorkflowList, string> = {
  requests: 'Direct Requests',
  referrals: 'Referrals',
  jobs: 'Inspection Jobs',
};
