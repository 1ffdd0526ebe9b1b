import { object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import { instant, numeric, oneOf, text, textOrNull } from '../firestore/stored-fields';
import { photoRefusals, type InspectionPhoto } from './inspection-photo';
import { shownPhoto } from './photo-fields';

/** A stored photo record. `At`: how a moment is given. */
export type StoredPhoto<At> = Omit<InspectionPhoto<At>, 'id'>;

const photo: Reads<StoredPhoto<Instant>> = object({
  path: text(),
  finding_id: text(),
  sha256: text(),
  size: numeric(),
  refusal: oneOf(photoRefusals).nullable(),
  shown: shownPhoto().nullable(),
  preview: shownPhoto().nullable(),
  received_at: instant(),
  report_id: textOrNull().default(null),
});

export const inspectionPhotoRecord = recordType(collections.inspectionPhotos, photo);
