/**
 * A house, or a unit of one, with all that was done there, collection `properties`. The id is a pseudonym of the
 * normalized address, so jobs of one spelling meet without a search. It is derived from the jobs and reports that
 * name it, but for `merged_into`.
 */
export interface Property {
  readonly id: string;
  /** As one of its jobs or reports has it; empty if it has none. */
  readonly address: string;
  /** `nearKeys` of all of their addresses. */
  readonly near_keys: readonly string[];
  /** The property that the office merged it into, so that its spelling means that one; null for none. */
  readonly merged_into: string | null;
  /** Whether something has left it, or changed its spelling, since address and keys were last worked out. */
  readonly stale: boolean;
}
