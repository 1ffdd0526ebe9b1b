import { array, number, object, string } from 'yup';
import { linesOfText } from '../contact/fields';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { reportClientSchema } from './follow-job';
import { reportFormSchema } from './report-form';
import { reviewLimits } from './review';
import { findingFieldLabels, reportFieldLabels } from './review-fields';

/** office-review-submit: an inspector's report of a completed job, for the office to approve. */
export const submitReviewSchema = object({
  bookingId: documentIdField,
  report: reportFormSchema.required(),
  /** As in office-report-generate. */
  begunFor: reportClientSchema.noUnknown().optional().default(undefined),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export interface SubmitReviewAnswer {
  readonly bookingId: string;
  /** From 1. */
  readonly submission: number;
}

const reviewComment = object({
  /** Empty for a field of the report itself. */
  findingId: string()
    .matches(/^[A-Za-z0-9_-]{8,64}$|^$/)
    .defined(),
  field: string()
    .required()
    .when('findingId', ([findingId], schema) =>
      schema.oneOf(Object.keys(findingId === '' ? reportFieldLabels : findingFieldLabels)),
    ),
  text: linesOfText('The comment', reviewLimits.comment).required('Write the comment.'),
}).noUnknown();

/** What the reviewer had on the screen: a report that was submitted again since isn't decided on unseen. */
const seenReview = {
  bookingId: documentIdField,
  submission: number().required().integer().min(1),
  idempotencyKey: idempotencyKeyField,
};

/** office-review-return: sends a submitted report back to its inspector, with comments. */
export const returnReviewSchema = object({
  ...seenReview,
  comments: array()
    .of(reviewComment)
    .required()
    .min(1, 'Write a comment first, so the inspector knows what to change.')
    .max(reviewLimits.comments, `A report can have ${reviewLimits.comments} comments at most.`),
})
  .noUnknown()
  .required();

/** office-review-approve: generates the submitted report and emails it to the client. */
export const approveReviewSchema = object(seenReview).noUnknown().required();
