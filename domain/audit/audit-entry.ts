import type { AuditedChange } from './audited-values';

export const actorKinds = ['admin', 'customer', 'public', 'system'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** One entry of a record's trail, collection `audit_log`. */
export interface AuditEntry {
  readonly id: string;
  /** `id`: an admin's uid, a customer's id, the pseudonym of a client's network, or the name of a backend process. */
  readonly actor: { readonly kind: ActorKind; readonly id: string };
  readonly action: string;
  readonly collection: string;
  readonly record_id: string;
  /** From 1, per record. */
  readonly sequence: number;
  /** The names of all changed fields. */
  readonly fields: readonly string[];
  /** The changed fields whose values are stored in plain text. */
  readonly values: Readonly<Record<string, AuditedChange>>;
  /** ISO 8601. */
  readonly at: string;
}
