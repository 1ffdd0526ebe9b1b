import { object } from 'yup';
import { emailField } from '../contact/fields';
import { idempotencyKeyField } from '../idempotency/idempotency-key';

export const erasureStates = ['RUNNING', 'DONE'] as const;
export type ErasureState = (typeof erasureStates)[number];

/** office-person-find: what is stored about the person with an email address. */
export const findPersonSchema = object({ email: emailField }).noUnknown().required();

/** office-person-erase: erases all of it, except what the response of office-person-find lists as retained. */
export const erasePersonSchema = object({ email: emailField, idempotencyKey: idempotencyKeyField })
  .noUnknown()
  .required();

/** What is stored about a person, in display order. */
export const heldKinds = [
  'requests',
  'jobs',
  'reports',
  'signedDocuments',
  'referralsOfThem',
  'referralsByThem',
  'rewards',
  'questionnairesNamingThem',
] as const;
export type HeldKind = (typeof heldKinds)[number];

export interface PersonFound {
  readonly held: Readonly<Record<HeldKind, number>>;
  /** Whether there is a customer record. */
  readonly customer: boolean;
  /** `YYYY-MM-DD` of upcoming appointments and those under way. */
  readonly appointments: readonly string[];
  /** US dollars due for completed jobs and for reports without a job. */
  readonly unpaid: number;
  /** US dollars of rewards earned and not yet paid. */
  readonly rewardsOwed: number;
  /** Other email addresses stored with one of their phone numbers: they may belong to this person or to another. */
  readonly samePhone: readonly string[];
  /**
   * Last day on which their signed documents would be retained if they were erased now: `YYYY-MM-DD`; null for none.
   */
  readonly documentsHeldUntil: string | null;
  /** The last erasure of this address; null for none. */
  readonly erasure: { readonly state: ErasureState; readonly requested_at: string } | null;
}

export interface ErasePersonAnswer {
  readonly erasureId: string;
  /** `RUNNING` if the rest continues in the background, within minutes. */
  readonly state: ErasureState;
}

/** Whether there is anything to erase. */
export function isAnythingHeld({ held, customer }: Pick<PersonFound, 'held' | 'customer'>): boolean {
  return customer || heldKinds.some((kind) => held[kind] > 0);
}
