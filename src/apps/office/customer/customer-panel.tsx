import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { business } from '@domain/business/business';
import type { Customer } from '@domain/customer/customer';
import { customerRecord } from '@domain/customer/customer-record';
import type { CustomerSnapshot, Job } from '@domain/job/job';
import { jobReference } from '@domain/job/job-reference';
import { foundAddress } from '@domain/office/list-view';
import type { Referral } from '@domain/referral/referral';
import { dollars } from '@domain/text/dollars';
import { calendarDateIn, mediumDate } from '@domain/time/calendar-date';
import { JobBadges } from '@/features/jobs/job-badges';
import { progressBadge } from '@/features/referrals/referral-words';
import { reportsOfCustomer, type ReportRow } from '@/features/report-actions/report-row';
import { requestStatusTones, requestStatusWords } from '@/features/requests/request-words';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { useLiveDocument } from '@/firebase/documents/use-live-document';
import { useLiveList, type LiveList } from '@/firebase/lists/use-live-list';
import { useConnection } from '@/offline/connectivity';
import { TrailLink } from '@/shared/audit/trail-link';
import { MailList } from '@/shared/mail/mail-list';
import { mailsAbout } from '@/shared/mail/mails-about';
import { EmailLink, PhoneLink } from '@/ui/contact-links';
import { damagedWords } from '@/ui/damaged-words';
import { EmptyState } from '@/ui/empty-state';
import { Facts } from '@/ui/facts';
import { DamagedNote } from '@/ui/list-detail/damaged-note';
import { ShowMore } from '@/ui/list-detail/show-more';
import { StatusBadge } from '@/ui/status-badge';
import { useFocusedHeading } from '@/ui/use-focused-heading';
import { ReadFailed } from '../read-failed';
import { LatestReportsPart } from '../report/latest-reports-part';
import { reportAddress } from '../report/report-address';
import { addressesOf, notesOf } from './customer-notes';
import { rowsOfList, useCustomerRecords, usePaidReports, type CustomerRecords } from './customer-records';
import { ContactSection } from './contact-section';
import { CustomerSection, SectionCard } from './customer-section';
import { DocumentsSection } from './documents-section';
import { EditCustomer } from './edit-customer';
import { jobTitle } from './job-title';
import { PaymentsSection } from './payments-section';
import { Note, RecordList } from './record-list';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > div': { display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}));

const dayOf = (iso: string) => mediumDate(calendarDateIn(business.timeZone, new Date(iso)));

const movedWords =
  'The record was deleted, or moved when the email address was corrected. Search for the name to find it.';

interface ShownCustomer extends CustomerSnapshot, Pick<Customer, 'more_addresses'> {
  readonly id: string;
  /** ISO 8601; null for a customer without a record, who is known only by a report. */
  readonly created_at: string | null;
}

/** A customer's page: contact, and everything that is stored about them. Use the id as the React key. */
export function CustomerPanel({ id }: { readonly id: string }) {
  return (
    <ReadBoundary fallback={(failure) => <ReadFailed {...failure} what="this customer" />}>
      <Customers id={id} />
    </ReadBoundary>
  );
}

function Customers({ id }: { readonly id: string }) {
  const read = useLiveDocument(customerRecord, id);
  const reports = useLiveList(useMemo(() => reportsOfCustomer(id), [id]));
  const [newest] = rowsOfList(reports);
  const reported = useMemo(() => (newest ? reportedCustomer(id, newest) : null), [id, newest]);
  const { connected } = useConnection();
  const [known, setKnown] = useState<ShownCustomer | null>(null);
  const onFile = read.state === 'found' ? read.record : null;
  // Offline, a record that isn't saved here looks like none; and reports still have the id of one that has just moved.
  const byReport = known === null ? connected : known.created_at === null;
  const shown = onFile ?? (byReport ? reported : null);
  if (shown && shown !== known) setKnown(shown);
  // The page stays, with the dialog that may have moved the record.
  if (known && read.state !== 'damaged') return <Page customer={known} gone={shown === null} />;
  if (read.state === 'loading' || read.state === 'found' || reports.state === 'loading') {
    return (
      <div aria-busy="true" role="status" aria-label="Customer: loading">
        <Skeleton width={240} height={44} />
        <Skeleton width="100%" height={240} />
      </div>
    );
  }
  if (read.state === 'damaged')
    return <EmptyState title="This customer can’t be shown">{damagedWords}</EmptyState>;
  return connected ? (
    <EmptyState title="This customer is no longer here">{movedWords}</EmptyState>
  ) : (
    <EmptyState title="This customer isn’t saved on this device">
      The page will appear once you’re connected.
    </EmptyState>
  );
}

function reportedCustomer(id: string, report: ReportRow): ShownCustomer {
  const { clientName: name, clientEmail: email, address } = report;
  return { id, name, email, phone: '', address, more_addresses: [], created_at: null };
}

interface PageProps {
  readonly customer: ShownCustomer;
  /** Whether the record was deleted or moved since it was shown. */
  readonly gone: boolean;
}

function Page({ customer, gone }: PageProps) {
  const { id, name, email, phone, address, created_at } = customer;
  const page = useFocusedHeading();
  const records = useCustomerRecords(id, email);
  const jobs = rowsOfList(records.jobs);
  const reports = rowsOfList(records.reports);
  const requests = rowsOfList(records.requests);
  // Their own requests and referrals; a referral that they sent is about another client.
  const referred = rowsOfList(records.referrals).filter(({ client_email }) => client_email === email);
  const sent = rowsOfList(records.referrals).filter(({ client_email }) => client_email !== email);
  const known = { jobs, requests, referrals: referred };
  const loading = Object.values(records).some(({ state }) => state === 'loading');
  const about = [...jobs, ...reports, ...requests, ...referred].map((record) => record.id);
  const signed = jobs.some(
    (job) => job.forms_status.agreement_signed || job.forms_status.media_release_signed,
  );
  return (
    <Box ref={page} sx={{ display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
        <div style={{ marginInlineEnd: 'auto', minWidth: 0 }}>
          <Typography
            variant="h4"
            component="h1"
            tabIndex={-1}
            dir="auto"
            sx={{ outline: 'none', overflowWrap: 'anywhere' }}
          >
            {name || email}
          </Typography>
          <Note>{created_at === null ? 'Known from a report' : `Customer since ${dayOf(created_at)}`}</Note>
        </div>
        <EditCustomer customer={{ id, name, email, phone, address }} signed={signed} />
        <TrailLink collection="customers" recordId={id} />
      </Box>
      {gone && <Note role="status">{movedWords}</Note>}
      <Columns>
        <div>
          <CustomerSection title="Contact">
            <Facts
              facts={[
                { name: 'Phone', value: phone && <PhoneLink phone={phone} /> },
                { name: 'Email', value: <EmailLink email={email} /> },
                { name: 'Address', value: address },
              ]}
            />
          </CustomerSection>
          {email !== '' && (
            <CustomerSection title="What they want to hear">
              <ContactSection email={email} phone={phone} call={callAsAdmin} />
            </CustomerSection>
          )}
          <CustomerSection title="Addresses">
            <RecordList
              none="No address yet."
              items={addressesOf(customer, known).map(({ address, of }) => ({
                key: address,
                title: address,
                to: null,
                facts: [of],
              }))}
            />
          </CustomerSection>
          <CustomerSection title="Jobs">
            <Jobs list={records.jobs} />
          </CustomerSection>
          <CustomerSection title="Payments">
            <Payments
              jobs={jobs}
              reports={reports}
              loading={loading}
              partial={[records.jobs, records.reports].some((list) => list.state === 'ready' && list.hasMore)}
            />
          </CustomerSection>
          <Reports id={id} />
        </div>
        <div>
          <CustomerSection title="Documents">
            {jobs.length > 0 ? (
              <DocumentsSection jobs={jobs} />
            ) : (
              <Note>{noneWords('Nothing signed yet.', records.jobs)}</Note>
            )}
          </CustomerSection>
          <CustomerSection title="Notes">
            <RecordList
              none={noneWords('No notes.', records.jobs, records.requests, records.referrals)}
              items={notesOf(known)}
            />
          </CustomerSection>
          <CustomerSection title="Requests">
            <Requests records={records} />
          </CustomerSection>
          <CustomerSection title="Referrals">
            <Referrals records={records} referred={referred} sent={sent} />
          </CustomerSection>
          <CustomerSection title="Emails">
            {loading ? <Note>Loading...</Note> : <Mails ids={about} />}
          </CustomerSection>
        </div>
      </Columns>
    </Box>
  );
}

const notStored = 'Not saved on this device. This will appear once you’re connected.';

/** What an empty section says: that there is nothing, or that the lists it comes from aren't loaded yet. */
function noneWords(none: string, ...lists: readonly LiveList<{ readonly id: string }>[]): string {
  if (lists.some(({ state }) => state === 'loading')) return 'Loading...';
  return lists.every((list) => list.state === 'ready' && list.confirmed) ? none : notStored;
}

function Jobs({ list }: { readonly list: LiveList<Job> }) {
  return (
    <>
      <DamagedNote damaged={list.state === 'ready' ? list.damaged : []} />
      <RecordList
        none={noneWords('No jobs.', list)}
        items={rowsOfList(list).map((job) => ({
          key: job.id,
          title: jobTitle(job),
          to: foundAddress('jobs', job.id),
          badges: <JobBadges job={job} />,
          facts: [dollars(job.total_price), job.customer.address, jobReference(job.created_at)],
        }))}
      />
      {list.state === 'ready' && list.hasMore && (
        <ShowMore onShow={list.showMore}>Show earlier jobs</ShowMore>
      )}
    </>
  );
}

interface PaymentsProps {
  readonly jobs: readonly Job[];
  readonly reports: readonly ReportRow[];
  readonly loading: boolean;
  /** Whether there are further jobs or reports. */
  readonly partial: boolean;
}

function Payments({ jobs, reports, loading, partial }: PaymentsProps) {
  const own = reports.filter(({ bookingId }) => bookingId === null);
  if (loading) return <Note>Loading...</Note>;
  return own.length > 0 ? (
    <WithReports jobs={jobs} reports={own} partial={partial} />
  ) : (
    <PaymentsSection jobs={jobs} reports={[]} partial={partial} />
  );
}

function WithReports({ reports, ...shown }: Omit<PaymentsProps, 'loading'>) {
  return <PaymentsSection {...shown} reports={usePaidReports(reports)} />;
}

function Reports({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  const list = useMemo(() => reportsOfCustomer(id), [id]);
  return (
    <SectionCard>
      <LatestReportsPart
        heading="Reports"
        list={list}
        none="No reports yet."
        more="Show earlier reports"
        onAmend={(reportId) => void navigate(reportAddress({ bookingId: null, reportId }))}
      />
    </SectionCard>
  );
}

function Mails({ ids }: { readonly ids: readonly string[] }) {
  const joined = ids.join(' ');
  const list = useMemo(() => mailsAbout(joined.split(' ')), [joined]);
  const none = 'No emails yet. Emails about this customer’s records are listed here.';
  return joined === '' ? <Note>{none}</Note> : <MailList list={list} none={none} call={callAsAdmin} />;
}

function Requests({ records: { requests } }: { readonly records: CustomerRecords }) {
  return (
    <>
      <RecordList
        none={noneWords('No requests.', requests)}
        items={rowsOfList(requests).map((request) => ({
          key: request.id,
          title: `${dayOf(request.created_at)}, ${request.service_type || 'no service chosen'}`,
          to: foundAddress('requests', request.id),
          badges: (
            <StatusBadge tone={requestStatusTones[request.status]}>
              {requestStatusWords[request.status]}
            </StatusBadge>
          ),
          facts: [request.address],
        }))}
      />
      {requests.state === 'ready' && requests.hasMore && (
        <ShowMore onShow={requests.showMore}>Show earlier requests</ShowMore>
      )}
    </>
  );
}

interface ReferralsProps {
  readonly records: CustomerRecords;
  /** Those in which the customer is the client. */
  readonly referred: readonly Referral[];
  /** Those that the customer sent. */
  readonly sent: readonly Referral[];
}

function Referrals({ records: { referrals }, referred, sent }: ReferralsProps) {
  const item = (referral: Referral, title: string) => {
    const { words, tone } = progressBadge(referral);
    return {
      key: referral.id,
      title,
      to: foundAddress('referrals', referral.id),
      badges: <StatusBadge tone={tone}>{words}</StatusBadge>,
      facts: [`Received ${dayOf(referral.created_at)}`, referral.client_address],
    };
  };
  return (
    <>
      <RecordList
        none={noneWords('No referrals.', referrals)}
        items={[
          ...referred.map((each) => item(each, `Referred by ${each.referrer_name}`)),
          ...sent.map((each) => item(each, `Sent us ${each.client_name}`)),
        ]}
      />
      {referrals.state === 'ready' && referrals.hasMore && (
        <ShowMore onShow={referrals.showMore}>Show earlier referrals</ShowMore>
      )}
    </>
  );
}
