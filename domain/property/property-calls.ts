import { array, object } from 'yup';
import type { ViewedFilm } from '../film/film-calls';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import type { PropertyMoveState } from './property-move';

/** office-property-merge: a property's spelling, and all that is there, becomes another's. */
export const mergePropertySchema = object({
  propertyId: documentIdField,
  /** The property that stays. */
  intoId: documentIdField,
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

const splitAtMost = 200;

const ids = array().of(documentIdField).max(splitAtMost, `Choose at most ${splitAtMost} at once.`).required();

/** office-property-split: some jobs, and reports without a job, go to a property of their own. */
export const splitPropertySchema = object({
  propertyId: documentIdField,
  bookingIds: ids,
  reportIds: ids,
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

/** office-property-undo: takes a merge or a split back. */
export const undoPropertyMoveSchema = object({
  moveId: documentIdField,
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export interface PropertyMoved {
  readonly moveId: string;
  /** Where the moved jobs and reports are now. */
  readonly propertyId: string;
  /** `RUNNING` if the rest continues in the background, within minutes. */
  readonly state: PropertyMoveState;
}

/** office-property-films: the films of a property's jobs. An address of a film works for some hours. */
export const viewPropertyFilmsSchema = object({ propertyId: documentIdField }).noUnknown().required();

export interface PropertyFilm extends ViewedFilm {
  readonly jobId: string;
}

export interface PropertyFilmsAnswer {
  /** The oldest first. */
  readonly films: readonly PropertyFilm[];
}
