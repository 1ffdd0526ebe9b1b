import { object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import { instant, instantOrNull, listOf, oneOf, textOrNull } from '../firestore/stored-fields';
import { accessKinds, accessScopes, type AccessLink } from './access-link';

const link: Reads<AccessLink<Instant>> = object({
  kind: oneOf(accessKinds),
  subject: textOrNull(),
  scopes: listOf(oneOf(accessScopes)).default([]),
  created_at: instant(),
  expires_at: instant(),
  revoked_at: instantOrNull(),
});

export const accessLinkRecord = recordType(collections.accessLinks, link);
