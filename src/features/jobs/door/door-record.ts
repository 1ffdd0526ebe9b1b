import { isOfficeRole } from '@domain/admin/admin-role';
import type { Instant } from '@domain/firestore/instant';
import type { RecordType } from '@domain/firestore/record-type';
import { jobRecord, type DeletedJob } from '@domain/job/job-record';
import { visitRecord } from '@domain/visit/visit-record';
import { useOwnRole } from '@/firebase/session/own-role';

/** What a screen waits for at the door. */
interface DoorState {
  readonly signed: boolean;
  readonly paid: boolean;
}

type DoorRecord = RecordType<DoorState | DeletedJob<Instant>>;

const ofJob: DoorRecord = {
  collection: jobRecord.collection,
  read(id, data) {
    const job = jobRecord.read(id, data);
    if ('deleted_at' in job) return job;
    return { signed: job.forms_status.agreement_signed, paid: job.payment_state === 'paid' };
  },
};

const ofVisit: DoorRecord = {
  collection: visitRecord.collection,
  read(id, data) {
    const visit = visitRecord.read(id, data);
    return { signed: visit.forms_status.agreement_signed, paid: visit.due === 0 };
  },
};

/** Where the person signed in may read it: an inspector reads visits, and no jobs. */
export const useDoorRecord = (): DoorRecord => (isOfficeRole(useOwnRole()) ? ofJob : ofVisit);
