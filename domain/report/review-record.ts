import { object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import {
  instant,
  instantOrNull,
  jsonText,
  listOf,
  map,
  numeric,
  oneOf,
  text,
  textOrNull,
} from '../firestore/stored-fields';
import { hasFields, isAnything, isChoice, isText, type Guard } from '../json/guards';
import { readJson } from '../json/parse-json';
import { newReportForm, type ReportForm } from './report-form';
import { isReportFindings, withLaterFields } from './report-texts';
import { reviewStates, type ReportReview } from './review';

/** A stored review. `At`: how a moment is given. */
export type StoredReview<At> = Omit<ReportReview<At>, 'id'>;

const hasTexts = hasFields({
  clientName: isText,
  clientEmail: isText,
  propertyAddress: isText,
  inspectionDate: isText,
  inspectionType: isChoice(),
  sewerScopeType: isText,
  summary: isText,
  recommendations: isText,
  inspectorNotes: isText,
  findings: isAnything,
});

/** The call that stored it has checked it, so only its shape is looked at. */
const isReportForm: Guard<ReportForm> = (value): value is ReportForm =>
  hasTexts(value) && isReportFindings(value);

const review: Reads<StoredReview<Instant>> = object({
  booking_id: text(),
  report_id: text(),
  inspector_id: text(),
  inspector: map({ name: text(), credential: text() }).nullable(),
  client_name: text(),
  property_address: text(),
  begun_for: map({ clientName: text(), clientEmail: text(), propertyAddress: text() }),
  form: jsonText(isReportForm).nullable(),
  state: oneOf(reviewStates),
  submission: numeric(),
  comments: listOf(map({ findingId: text(), field: text(), text: text() })),
  submitted_at: instant(),
  reviewed_by: textOrNull(),
  reviewed_at: instantOrNull(),
});

export const reviewRecord = recordType(collections.reportReviews, review);

/** The submitted form; null once the review is over. @throws Error for a text that its record type refuses. */
export function reviewedForm({ form }: Pick<ReportReview, 'form'>): ReportForm | null {
  if (form === null) return null;
  const read = readJson(form, isReportForm);
  if (!read) throw new Error('a review’s form is damaged');
  return { ...newReportForm(read.inspectionDate), ...withLaterFields(read) };
}
