import { object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import { instant, instantOrNull, map, oneOf } from '../firestore/stored-fields';
import { optionalMailStates, preferenceSources, type ContactPreferences } from './contact-preferences';

/** Stored preferences. `At`: how a moment is given. */
export type StoredPreferences<At> = Omit<ContactPreferences<At>, 'id'>;

const preference = () =>
  map({ optional: oneOf(optionalMailStates), source: oneOf(preferenceSources), at: instant() })
    .nullable()
    .default(null);

const preferences: Reads<StoredPreferences<Instant>> = object({
  email: preference(),
  reminder: preference(),
  review: preference(),
  text: preference(),
  review_asked_at: instantOrNull().default(null),
});

export const contactPreferencesRecord = recordType(collections.contactPreferences, preferences);
