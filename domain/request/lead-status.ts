export const leadStatuses = ['new', 'contacted', 'qualified', 'booked', 'lost'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** The statuses that the back office lists as pending requests. */
export const pendingLeadStatuses = ['new', 'contacted', 'qualified'] as const satisfies readonly LeadStatus[];
export type PendingLeadStatus = (typeof pendingLeadStatuses)[number];

/** Status -> the statuses to which a request may move. */
export const leadTransitions: Record<LeadStatus, readonly LeadStatus[]> = {
  new: ['contacted', 'qualified', 'booked', 'lost'],
  contacted: ['new', 'qualified', 'booked', 'lost'],
  qualified: ['new', 'contacted', 'booked', 'lost'],
  booked: [],
  lost: [],
};

export function mayBecome(from: LeadStatus, to: LeadStatus): boolean {
  return leadTransitions[from].includes(to);
}

export function isPending(status: LeadStatus): status is PendingLeadStatus {
  return pendingLeadStatuses.some((pending) => pending === status);
}
