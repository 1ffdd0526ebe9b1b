import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { CollectionName } from '@domain/firestore/paths';
import type { RecordType } from '@domain/firestore/record-type';
import { jobRecord } from '@domain/job/job-record';
import { inspectionReportRecord } from '@domain/report/inspection-report-record';
import type { InspectionReport } from '@domain/report/report';
import { findingsOf } from '@domain/report/report-texts';
import { agreementRecord, mediaReleaseRecord } from '@domain/legal/signed-document-record';
import type { MailSubject } from '@domain/mail/mail-subject';
import type { WorkflowList } from '@domain/office/list-filters';
import { foundAddress } from '@domain/office/list-view';
import { referralRecord } from '@domain/referral/referral-record';
import { requestRecord } from '@domain/request/request-record';
import type { Shown } from '@/firebase/documents/read-record';
import { useLiveDocument } from '@/firebase/documents/use-live-document';
import { EmailText } from '@/ui/contact-links';
import { damagedWords } from '@/ui/damaged-words';

/** The person a record is about. */
interface Person {
  readonly name: string;
  /** Empty for none. */
  readonly email: string;
}

interface NamedProps {
  readonly id: string;
  readonly linked: boolean;
}

/** Reads a record, live, and shows the person it is about, with a link to it in its list. */
function naming<Stored extends object>(
  type: RecordType<Stored>,
  personIn: (record: Shown<Stored>) => Person,
  list: WorkflowList | null = null,
) {
  return function NamedPerson({ id, linked }: NamedProps) {
    const found = useLiveDocument(type, id);
    if (found.state === 'loading') return <Skeleton width={120} component="span" />;
    if (found.state === 'damaged') return damagedWords;
    if (found.state !== 'found') return 'Deleted';
    const { name, email } = personIn(found.record);
    return (
      <>
        <span dir="auto">
          {name || 'No name'}
          {email && ', '}
          <EmailText email={email} />
        </span>
        {linked && list && (
          <MuiLink
            component={Link}
            to={foundAddress(list, id)}
            sx={{ display: 'block', width: 'fit-content' }}
          >
            {openWords[list]}
          </MuiLink>
        )}
      </>
    );
  };
}

const openWords: Record<WorkflowList, string> = {
  requests: 'Open request',
  referrals: 'Open referral',
  jobs: 'Open job',
};

const signer = ({ client_name }: { readonly client_name: string }) => ({ name: client_name, email: '' });

const clientOf = (report: InspectionReport): Person => ({
  name: findingsOf(report).clientName ?? '',
  email: report.client_email,
});

const people: Partial<Record<CollectionName, ComponentType<NamedProps>>> = {
  bookings: naming(jobRecord, ({ customer }) => customer, 'jobs'),
  leads: naming(requestRecord, (request) => request, 'requests'),
  referrals: naming(
    referralRecord,
    ({ client_name, client_email }) => ({ name: client_name, email: client_email }),
    'referrals',
  ),
  inspection_reports: naming(inspectionReportRecord, clientOf),
  agreements: naming(agreementRecord, signer),
  media_releases: naming(mediaReleaseRecord, signer),
};

interface AboutPersonProps {
  readonly subject: MailSubject;
  /** Whether a link leads to the record, where there is a list of such. */
  readonly linked?: boolean;
}

/** The person named in the record that an email is about. */
export function AboutPerson({ subject, linked = false }: AboutPersonProps) {
  const NamedPerson = people[subject.collection];
  return NamedPerson ? <NamedPerson id={subject.id} linked={linked} /> : 'No name';
}
