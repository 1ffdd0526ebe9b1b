/** What one file can hold. */
export const importKinds = ['customers', 'jobs', 'referrals'] as const;
export type ImportKind = (typeof importKinds)[number];

export const importStates = ['RUNNING', 'DONE', 'UNDOING', 'UNDONE'] as const;
export type ImportState = (typeof importStates)[number];

/** Where an imported record came from: the import, and the row of its file, counted from 0. */
export interface ImportOrigin {
  readonly import_id: string;
  readonly row: number;
}
