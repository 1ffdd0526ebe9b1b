import { heldKinds, type HeldKind, type PersonFound } from '@domain/erasure/erase-person';

type Changes = Partial<Omit<PersonFound, 'held'>> & { readonly held?: Partial<Record<HeldKind, number>> };

/** An answer of office-person-find; by default nothing is stored. */
export function personFound({ held = {}, ...changes }: Changes = {}): PersonFound {
  return {
    held: Object.fromEntries(heldKinds.map((kind) => [kind, held[kind] ?? 0])) as Record<HeldKind, number>,
    customer: false,
    appointments: [],
    unpaid: 0,
    rewardsOwed: 0,
    samePhone: [],
    documentsHeldUntil: null,
    erasure: null,
    ...changes,
  };
}
