import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import { map, numeric, text } from '../firestore/stored-fields';
import { jobFields } from '../job/job-record';
import { visitFields, type Visit } from './visit';

export type StoredVisit = Omit<Visit<Instant>, 'id'>;

const visit: Reads<StoredVisit> = jobFields.pick([...visitFields, 'own_note']).shape({
  inspector_id: text(),
  client: map({ name: text(), email: text(), phone: text(), address: text() }),
  due: numeric(),
});

export const visitRecord = recordType(collections.visits, visit);
