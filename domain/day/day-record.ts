import { object } from 'yup';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import { mapOf, text, textOrNull } from '../firestore/stored-fields';
import type { AssignedJob } from '../inspector/obstacles';

/**
 * What is taken of a day, collection `days`, id = its date, `YYYY-MM-DD`. A day without jobs may have no record. Each
 * entry is written with its job, in the job's own transaction.
 */
export interface StoredDay {
  /** The jobs that take time, by their id. */
  readonly jobs: Readonly<Record<string, AssignedJob>>;
}

const job = object({
  scheduled_time: text(),
  scheduled_until: textOrNull(),
  service_type: text(),
  inspector_id: textOrNull(),
});

const day: Reads<StoredDay> = object({ jobs: mapOf<AssignedJob>(job) });

export const dayRecord = recordType(collections.days, day);
