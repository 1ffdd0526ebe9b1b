import { object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import {
  flag,
  instant,
  instantOrNull,
  map,
  numericOrNull,
  oneOf,
  text,
  texts,
  textOrNull,
} from '../firestore/stored-fields';
import { shareKinds, shareRoles, type ReportShare } from './report-share';

/** A stored share. `At`: how a moment is given. */
export type StoredShare<At> = Omit<ReportShare<At>, 'id'>;

const share: Reads<StoredShare<Instant>> = object({
  kind: oneOf(shareKinds),
  report_id: text(),
  booking_id: textOrNull(),
  customer_id: textOrNull(),
  recipient_name: text(),
  recipient_email: text().default(''),
  recipient_role: oneOf(shareRoles),
  parts: map({
    photos: flag(),
    costs: flag(),
    notes: flag(),
    // It went with the notes before it was a choice of its own.
    video: flag().when('notes', ([notes], video) => video.default(notes)),
    pdf: flag(),
  }),
  finding_ids: texts().nullable(),
  message: text(),
  version: numericOrNull(),
  waiting: flag().default(false),
  created_at: instant(),
  emailed_at: instantOrNull().default(null),
  revoked_at: instantOrNull(),
});

export const reportShareRecord = recordType(collections.reportShares, share);
