import Skeleton from '@mui/material/Skeleton';
import type { ComponentType } from 'react';
import type { CollectionName } from '@domain/firestore/paths';
import type { RecordType } from '@domain/firestore/record-type';
import { jobRecord } from '@domain/job/job-record';
import { inspectionReportRecord } from '@domain/report/inspection-report-record';
import type { InspectionReport } from '@domain/report/report';
import { findingsOf } from '@domain/report/report-texts';
import { agreementRecord, mediaReleaseRecord } from '@domain/legal/signed-document-record';
import type { MailSubject } from '@domain/mail/mail-subject';
import { referralRecord } from '@domain/referral/referral-record';
import { requestRecord } from '@domain/request/request-record';
import type { Shown } from '@/firebase/documents/read-record';
import { useLiveDocument } from '@/firebase/documents/use-live-document';
import { damagedWords } from '@/ui/damaged-words';
import { personWords, type Person } from './person-words';

/** Reads a record, live, and shows the person it is about. */
function naming<Stored extends object>(
  type: RecordType<Stored>,
  personIn: (record: Shown<Stored>) => Person,
) {
  return function NamedPerson({ id }: { readonly id: string }) {
    const found = useLiveDocument(type, id);
    if (found.state === 'loading') return <Skeleton width={120} component="span" />;
    if (found.state === 'damaged') return damagedWords;
    return (
      <span dir="auto">{found.state === 'found' ? personWords(personIn(found.record)) : 'Deleted'}</span>
    );
  };
}

const signer = ({ client_name }: { readonly client_name: string }) => ({ name: client_name, email: '' });

const clientOf = (report: InspectionReport): Person => ({
  name: findingsOf(report).clientName ?? '',
  email: report.client_email,
});

const people: Partial<Record<CollectionName, ComponentType<{ readonly id: string }>>> = {
  bookings: naming(jobRecord, ({ customer }) => customer),
  leads: naming(requestRecord, (request) => request),
  referrals: naming(referralRecord, ({ client_name, client_email }) => ({
    name: client_name,
    email: client_email,
  })),
  inspection_reports: naming(inspectionReportRecord, clientOf),
  agreements: naming(agreementRecord, signer),
  media_releases: naming(mediaReleaseRecord, signer),
};

/** The person named in the record that an email is about. */
export function AboutPerson({ subject }: { readonly subject: MailSubject }) {
  const NamedPerson = people[subject.collection];
  return NamedPerson ? <NamedPerson id={subject.id} /> : 'No name';
}
