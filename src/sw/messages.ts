/** A page's message to the worker. Each one has a MessagePort for the answer. */
export type WorkerQuestion =
  /** Cache a group's files for offline use: an app's name, or a document's address. Answer: `GroupAnswer`. */
  | { readonly type: 'cache-group'; readonly group: string }
  /** Activate now. Only sent on the person's request. No answer. */
  | { readonly type: 'take-over' };

export interface GroupAnswer {
  /** Whether every file of the group is cached. */
  readonly cached: boolean;
}

/** The worker's message to its pages: the connection is back, so check the outbox. */
export interface WorkerNotice {
  readonly type: 'wake-outbox';
}

/** The tag of the Background Sync registration that sends `wake-outbox`. */
export const outboxSyncTag = 'outbox';
