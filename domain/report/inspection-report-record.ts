import { object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import {
  instant,
  instantOrNull,
  jsonText,
  knownOrNull,
  listOf,
  map,
  numeric,
  numericOrNull,
  oneOf,
  text,
  textOrNull,
  texts,
} from '../firestore/stored-fields';
import { lastMail } from '../mail/last-mail-field';
import { reminderSources, reminderStates } from '../outreach/report-reminder';
import { reviewStates } from '../outreach/review-request';
import { shownPhoto } from './photo-fields';
import type { InspectionReport } from './report';
import { isRecommendations, isReportFindings } from './report-texts';

/** A stored report. `At`: how a moment is given. */
export type StoredReport<At> = Omit<InspectionReport<At>, 'id'>;

/** The fields that a report and each of its versions have. */
export const versionFields = {
  customer_id: textOrNull(),
  booking_id: textOrNull(),
  client_email: text(),
  report_date: text(),
  inspection_type: text(),
  sewer_scope_type: text(),
  summary: text(),
  recommendations: jsonText(isRecommendations),
  inspector_notes: text(),
  findings: jsonText(isReportFindings),
  photos: listOf(map({ path: text(), shown: shownPhoto(), preview: shownPhoto() })).default([]),
  compared_photos: listOf(map({ path: text(), from: text(), picture: shownPhoto() })).default([]),
  version: numeric().default(1),
  amendment: text().default(''),
  inspector: map({ name: text(), credential: text() }).nullable().default(null),
  video_since: instantOrNull().default(null),
  films: listOf(map({ id: text(), label: text(), since: instant() })).default([]),
  created_at: instant(),
};

const report: Reads<StoredReport<Instant>> = object({
  ...versionFields,
  property_id: textOrNull().default(null),
  report_files: listOf(map({ file_path: text(), file_name: text() })).default([]),
  sent_at: instantOrNull().default(null),
  sent_version: numericOrNull().default(null),
  report_mail: lastMail(),
  opened_at: instantOrNull().default(null),
  reminder: map({
    due_on: text(),
    source: oneOf(reminderSources),
    state: oneOf(reminderStates),
    at: instantOrNull(),
  })
    .nullable()
    .default(null),
  review_state: knownOrNull(reviewStates).default(null),
  search_keys: texts().default([]),
});

export const inspectionReportRecord = recordType(collections.inspectionReports, report);
