import type { NamedRecipient } from '@domain/share/named-recipient';
import { reportNumber } from '@domain/report/report-number';
import { toReportForm } from '@domain/report/report-record';
import { verdictOn, verdictWords } from '@domain/report/verdict';
import { shareLabel } from '@domain/share/share-words';
import { dollars } from '@domain/text/dollars';
import { longDate } from '@domain/time/calendar-date';
import { phoneNow } from '../../../platform/phone-now';
import { readableRecord } from '../../../platform/readable';
import { currentKey } from '../../../records/access/access-keys';
import { reportUrl } from '../../../records/access/report-key';
import { readFilmsStanding } from '../../../records/film/read-films-standing';
import { loadJob } from '../../../records/job/stored-job';
import { announcedReminder } from '../../../records/outreach/announced-reminder';
import { readReportPayment, type ReportPayment } from '../../../records/report/report-payment';
import { reports, type StoredReport } from '../../../records/report/stored-report';
import { askedRecipient } from '../../../records/share/asked-recipient';
import { reportShares, type StoredShare } from '../../../records/share/stored-share';
import type { Composer } from '../composer';
import { loadSubjects } from '../load-subjects';
import { reportValues } from '../record-values';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Facts, Paragraph, QuietLink, SubHeading } from '../templates/mail-parts';
import { wordingOf, type Wording } from '../wording';
import { FilmFollows } from './film-follows';
import { Opening } from './opening';

/** Who gets the report besides the client. */
interface Others {
  /** Whom the questionnaire names, while the client has yet to answer whether they get it. */
  readonly asked: NamedRecipient | null;
  /** The named person's share, unless it has ended. */
  readonly share: StoredShare | null;
}

interface ReadyReport {
  readonly report: StoredReport & { readonly id: string };
  readonly payment: ReportPayment;
  readonly others: Others;
  /** Whether a film of it is still to arrive. */
  readonly coming: boolean;
  readonly url: string;
}

/** To the client: the link to the report; its summary only if it is paid or waived. */
export const composeReportReady: Composer = async (subjects, now) => {
  const found = await loadSubjects(reports(), subjects);
  const ready = await Promise.all(
    found.map(async (report) => {
      const key = await currentKey({ kind: 'report', subject: report.id }, now);
      const payment = await readReportPayment(report.id, report.booking_id);
      const others = await othersOf(report);
      const { coming } = await readFilmsStanding(report, now);
      return key === null ? [] : [{ report, payment, others, coming, url: reportUrl(key) }];
    }),
  );
  const all = ready.flat();
  const [first] = all;
  if (!first) return null;
  const wording = wordingOf(
    'report_ready',
    all.map(({ report }) => reportValues(report)),
  );
  return {
    to: first.report.client_email,
    subject: wording.subject ?? 'Your sewer inspection report is ready',
    attachments: [],
    ...(await renderMail(<ReportReady reports={all} wording={wording} />)),
  };
};

async function othersOf({ booking_id: id }: StoredReport): Promise<Others> {
  const job = await loadJob(id);
  if (id === null || !job) return { asked: null, share: null };
  const shareId = job.recipient_answer?.share_id ?? null;
  const share = shareId === null ? undefined : readableRecord(await reportShares().doc(shareId).get());
  return {
    asked: await askedRecipient(id, job),
    share: share && share.revoked_at === null && share.recipient_email !== '' ? share : null,
  };
}

interface ReportReadyProps {
  readonly reports: readonly ReadyReport[];
  readonly wording: Wording;
}

function ReportReady({ reports, wording }: ReportReadyProps) {
  return (
    <MailLayout preview="Use the link to open your report." title="Your report is ready">
      {reports.map((ready) => (
        <OneReport key={ready.report.id} {...ready} wording={wording} />
      ))}
      <Paragraph>
        Anyone with this link can open the report, so share it only with people you trust. Questions? Reply to
        this email or call {phoneNow().display}.
      </Paragraph>
    </MailLayout>
  );
}

function OneReport({
  report,
  payment,
  others,
  coming,
  url,
  wording,
}: ReadyReport & { readonly wording: Wording }) {
  const form = toReportForm(report);
  const facts = (
    <Facts
      rows={[
        ['Property address', form.propertyAddress],
        ['Inspection date', longDate(form.inspectionDate)],
        ['Report ID', reportNumber(report.id)],
        ['Amount due', payment.state === 'unpaid' ? dollars(payment.amount) : ''],
      ]}
    />
  );
  if (payment.state === 'unpaid') {
    return (
      <>
        <Opening wording={wording} name={form.clientName}>
          You can view it once it’s paid for.
        </Opening>
        {facts}
        <OthersNote others={others} paid={false} />
        <Action href={url}>Pay and view the report</Action>
      </>
    );
  }
  const verdict = verdictOn(form.findings);
  return (
    <>
      <Opening wording={wording} name={form.clientName} />
      {facts}
      <SubHeading>{verdictWords[verdict.name]}</SubHeading>
      <Paragraph>{verdict.reason}</Paragraph>
      <Paragraph>{form.summary}</Paragraph>
      {report.amendment !== '' && <Paragraph>Changed in this version: {report.amendment}</Paragraph>}
      <FilmFollows coming={coming} />
      <OthersNote others={others} paid />
      <Action href={url}>View the report</Action>
      <ReminderFollows report={report} url={url} />
    </>
  );
}

/** That a reminder will come, with the way to decline it. */
function ReminderFollows({ report, url }: Pick<ReadyReport, 'report' | 'url'>) {
  const day = announcedReminder(report);
  if (day === null) return null;
  return (
    <Paragraph>
      We’ll email you a reminder to have the line scoped again on {longDate(day)}.{' '}
      <QuietLink href={`${url}#reminder`}>Don’t remind me of this</QuietLink>
    </Paragraph>
  );
}

/** Who else gets the report: as the client agreed, or the question about it. */
function OthersNote({ others: { asked, share }, paid }: { readonly others: Others; readonly paid: boolean }) {
  if (asked) {
    const who = { agent: 'your agent', buyer: 'the buyer', seller: 'the seller', other: 'someone else' };
    return (
      <Paragraph>
        In your questionnaire, you chose {who[asked.role]} to get the report too. We’ll only send it if you
        agree. The report’s page asks you.
      </Paragraph>
    );
  }
  if (!share) return null;
  return (
    <Paragraph>
      As you agreed, {shareLabel(share)} gets their own link by email
      {!paid && ' once the report is paid for'}. You can turn it off on the report’s page.
    </Paragraph>
  );
}
