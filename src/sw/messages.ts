/** What a page asks of the worker. Each question comes with a MessagePort for its answer. */
export type WorkerQuestion =
  /** Keep the files of a group for offline use: an app's name, or a document's address. Answer: `GroupAnswer`. */
  | { readonly type: 'cache-group'; readonly group: string }
  /** Become the active worker now. Only ever sent after its user's word. No answer. */
  | { readonly type: 'take-over' };

export interface GroupAnswer {
  /** Whether every file of the group is kept. */
  readonly cached: boolean;
}

/** What the worker tells its pages, unasked: the connection is back, so look at the outbox. */
export interface WorkerNotice {
  readonly type: 'wake-outbox';
}

/** The tag of the Background Sync registration that leads to `wake-outbox`. */
export const outboxSyncTag = 'outbox';
