import { object } from 'yup';
import { emailField } from '../contact/fields';
import { idempotencyKeyField } from '../idempotency/idempotency-key';

export const erasureStates = ['RUNNING', 'DONE'] as const;
export type ErasureState = (typeof erasureStates)[number];

/** office-person-find: what is held about the person with an e-mail address. */
export const findPersonSchema = object({ email: emailField }).noUnknown().required();

/** office-person-erase: all of it goes, but what the answer to the look says stays. */
export const erasePersonSchema = object({ email: emailField, idempotencyKey: idempotencyKeyField })
  .noUnknown()
  .required();

/** What is held of a person, in the order in which it is told. */
export const heldKinds = [
  'requests',
  'jobs',
  'reports',
  'signedPapers',
  'referralsOfThem',
  'referralsByThem',
  'rewards',
  'questionnairesNamingThem',
] as const;
export type HeldKind = (typeof heldKinds)[number];

export interface PersonFound {
  readonly held: Readonly<Record<HeldKind, number>>;
  /** Whether they have a record as a customer. */
  readonly customer: boolean;
  /** `YYYY-MM-DD` of appointments that are still ahead, or under way. */
  readonly appointments: readonly string[];
  /** US dollars that completed jobs and reports without a job still wait for. */
  readonly unpaid: number;
  /** US dollars of rewards that they have earned and were not paid. */
  readonly rewardsOwed: number;
  /** Other e-mail addresses under which one of their phone numbers stands: theirs as well, or somebody else's. */
  readonly samePhone: readonly string[];
  /** Until when their signed papers would be held, were they erased now: `YYYY-MM-DD`; null where there are none. */
  readonly papersHeldUntil: string | null;
  /** The last time that this address was erased; null where it never was. */
  readonly erasure: { readonly state: ErasureState; readonly requested_at: string } | null;
}

export interface ErasePersonAnswer {
  readonly erasureId: string;
  /** `RUNNING` where the rest goes by itself, within minutes. */
  readonly state: ErasureState;
}

/** Whether anything of a person is there to be erased. */
export function isAnythingHeld({ held, customer }: Pick<PersonFound, 'held' | 'customer'>): boolean {
  return customer || heldKinds.some((kind) => held[kind] > 0);
}
