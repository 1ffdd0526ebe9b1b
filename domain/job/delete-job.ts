export const deletionStates = ['RUNNING', 'DONE'] as const;
export type DeletionState = (typeof deletionStates)[number];

/** The answer of office-job-delete. */
export interface DeleteJobAnswer {
  readonly bookingId: string;
  /** `RUNNING` if the rest continues in the background, within minutes. */
  readonly state: DeletionState;
}
