export const requestStatuses = ['new', 'contacted', 'qualified', 'booked', 'lost'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** The statuses that the back office lists as pending requests. */
export const pendingRequestStatuses = [
  'new',
  'contacted',
  'qualified',
] as const satisfies readonly RequestStatus[];
export type PendingRequestStatus = (typeof pendingRequestStatuses)[number];

/** Status -> the statuses to which a request may move. */
export const requestTransitions: Record<RequestStatus, readonly RequestStatus[]> = {
  new: ['contacted', 'qualified', 'booked', 'lost'],
  contacted: ['new', 'qualified', 'booked', 'lost'],
  qualified: ['new', 'contacted', 'booked', 'lost'],
  booked: [],
  lost: [],
};

export function mayBecome(from: RequestStatus, to: RequestStatus): boolean {
  return requestTransitions[from].includes(to);
}

export function isPending(status: RequestStatus): status is PendingRequestStatus {
  return pendingRequestStatuses.some((pending) => pending === status);
}

/** Whether marking a request so says that the office has been in touch with its client. */
export function answersClient(status: PendingRequestStatus): boolean {
  return status !== 'new';
}
