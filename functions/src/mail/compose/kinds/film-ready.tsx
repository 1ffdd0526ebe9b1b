import { business } from '@domain/business/business';
import { reportNumber } from '@domain/report/report-number';
import { toReportForm } from '@domain/report/report-record';
import { calendarDateIn, longDate } from '@domain/time/calendar-date';
import { phoneNow } from '../../../platform/phone-now';
import { currentKey } from '../../../records/access/access-keys';
import { reportUrl } from '../../../records/access/report-key';
import { readFilmsStanding } from '../../../records/film/read-films-standing';
import { isOpen, ownReport } from '../../../records/report/own-report';
import { reports, type StoredReport } from '../../../records/report/stored-report';
import type { Composer } from '../composer';
import { loadSubjects } from '../load-subjects';
import { reportValues } from '../record-values';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Facts, Paragraph } from '../templates/mail-parts';
import { wordingOf, type Wording } from '../wording';
import { Opening } from './opening';

interface FilmedReport {
  readonly report: StoredReport & { readonly id: string };
  readonly url: string;
  /** The last moment at which all that is there can be watched. */
  readonly until: Date;
}

/**
 * To the client: the films of a report that was sent before they were there. Not sent while another one is to come, nor
 * once the link was revoked, the report is locked, or its newest version has no film anymore.
 */
export const composeFilmReady: Composer = async (subjects, now) => {
  const found = await loadSubjects(reports(), subjects);
  const filmed = await Promise.all(
    found.map(async (report): Promise<readonly FilmedReport[]> => {
      const key = await currentKey({ kind: 'report', subject: report.id }, now);
      const own = await ownReport(report.id, report);
      const { coming, until } = await readFilmsStanding(report, now);
      if (key === null || !own || !isOpen(own) || coming || until === null) return [];
      return [{ report, url: reportUrl(key), until }];
    }),
  );
  const all = filmed.flat();
  const [first] = all;
  if (!first) return null;
  const wording = wordingOf(
    'film_ready',
    all.map(({ report }) => reportValues(report)),
  );
  return {
    to: first.report.client_email,
    subject: wording.subject ?? 'The video of your sewer inspection is ready',
    attachments: [],
    ...(await renderMail(<FilmReady reports={all} wording={wording} />)),
  };
};

interface FilmReadyProps {
  readonly reports: readonly FilmedReport[];
  readonly wording: Wording;
}

function FilmReady({ reports, wording }: FilmReadyProps) {
  return (
    <MailLayout preview="You can watch it on your report’s page." title="Your video is ready">
      {reports.map((filmed) => (
        <OneReport key={filmed.report.id} {...filmed} wording={wording} />
      ))}
      <Paragraph>
        Anyone with this link can open the report, so share it only with people you trust. Questions? Reply to
        this email or call {phoneNow().display}.
      </Paragraph>
    </MailLayout>
  );
}

function OneReport({ report, url, until, wording }: FilmedReport & { readonly wording: Wording }) {
  const { clientName, propertyAddress, inspectionDate } = toReportForm(report);
  return (
    <>
      <Opening wording={wording} name={clientName} />
      <Facts
        rows={[
          ['Property address', propertyAddress],
          ['Inspection date', longDate(inspectionDate)],
          ['Report ID', reportNumber(report.id)],
          ['Available until', longDate(calendarDateIn(business.timeZone, until))],
        ]}
      />
      <Action href={url}>Watch the video</Action>
    </>
  );
}
