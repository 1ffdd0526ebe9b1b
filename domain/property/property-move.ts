import { object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import { flag, instant, instantOrNull, listOf, map, oneOf, text } from '../firestore/stored-fields';

export const propertyMoveKinds = ['merge', 'split'] as const;
export type PropertyMoveKind = (typeof propertyMoveKinds)[number];

export const propertyMoveStates = ['RUNNING', 'DONE', 'UNDONE'] as const;
export type PropertyMoveState = (typeof propertyMoveStates)[number];

/** What stands at a property: a job, with its report, or a report without a job. */
export interface MovedRecord {
  readonly collection: typeof collections.bookings | typeof collections.inspectionReports;
  readonly id: string;
}

/**
 * A merge or a split of properties and its progress, collection `property_moves`; the id is that of the call's receipt.
 * `At`: how a moment is given.
 */
export interface PropertyMove<At> {
  readonly kind: PropertyMoveKind;
  readonly state: PropertyMoveState;
  /** Whether it goes back: Undo was pressed. */
  readonly back: boolean;
  readonly from: string;
  readonly to: string;
  /** Whether a split gave a spelling its own property back, which had been merged into `from`. */
  readonly unmerged: boolean;
  /** What is still to be moved, of a split or back; a merge moves all that it finds. */
  readonly to_move: readonly MovedRecord[];
  /** What was moved from `from` to `to`. */
  readonly moved: readonly MovedRecord[];
  /** The admin's uid. */
  readonly requested_by: string;
  readonly created_at: At;
  readonly finished_at: At | null;
}

const movedRecords = () =>
  listOf(
    map({ collection: oneOf([collections.bookings, collections.inspectionReports] as const), id: text() }),
  );

const move: Reads<PropertyMove<Instant>> = object({
  kind: oneOf(propertyMoveKinds),
  state: oneOf(propertyMoveStates),
  back: flag(),
  from: text(),
  to: text(),
  unmerged: flag(),
  to_move: movedRecords(),
  moved: movedRecords(),
  requested_by: text(),
  created_at: instant(),
  finished_at: instantOrNull(),
});

export const propertyMoveRecord = recordType(collections.propertyMoves, move);
