import type { ToldChange } from './told-values';

export const actorKinds = ['admin', 'customer', 'public', 'system'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** One entry of a record's trail, collection `audit_log`. */
export interface AuditEntry {
  readonly id: string;
  /** `id`: an admin's uid, a customer's id, the pseudonym of a client's network, or the name of work of the backend's own. */
  readonly actor: { readonly kind: ActorKind; readonly id: string };
  readonly action: string;
  readonly collection: string;
  readonly record_id: string;
  /** From 1, for each record. */
  readonly sequence: number;
  /** The names of all fields that the entry is about. */
  readonly fields: readonly string[];
  /** Those whose values are told. */
  readonly values: Readonly<Record<string, ToldChange>>;
  /** ISO 8601. */
  readonly at: string;
}
