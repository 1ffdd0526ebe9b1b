import { arrivalWords } from '@domain/appointment/arrival';
import { routes } from '@domain/business/routes';
import { knownService } from '@domain/settings/offered-services';
import { counted } from '@domain/text/counted';
import { admins } from '../../../platform/admins';
import { config } from '../../../platform/config';
import { settingsNow } from '../../../platform/settings-now';
import { comingJobsOf } from '../../../records/job/coming-jobs-of';
import type { Composer } from '../composer';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Facts, Paragraph, Quoted, SubHeading } from '../templates/mail-parts';
import { AndMore, listedAtMost } from './office-list';

type ComingJobs = Awaited<ReturnType<typeof comingJobsOf>>;

/** To an inspector whose jobs were assigned, moved or cancelled: the jobs they have now. */
export const composeScheduleChanged: Composer = async (subjects, now) => {
  const [inspector] = await loadSubjects(admins(), subjects);
  // It names clients, so nobody gets it whose access is turned off.
  if (!inspector?.active) return null;
  const coming = await comingJobsOf(inspector.id, now, listedAtMost + 1);
  const count = coming.length > listedAtMost ? `${listedAtMost} or more jobs` : counted(coming.length, 'job');
  const title = coming.length === 0 ? 'Your schedule changed: no jobs' : `Your schedule changed: ${count}`;
  const bodies = await renderMail(<ScheduleChanged coming={coming} title={title} />);
  return { to: inspector.email, subject: title, attachments: [], ...bodies };
};

function ScheduleChanged({ coming, title }: { readonly coming: ComingJobs; readonly title: string }) {
  const listed = coming.slice(0, listedAtMost);
  return (
    <MailLayout preview={listed.map(({ job }) => arrivalWords(job)).join('; ')} title={title}>
      <Paragraph>
        {listed.length === 0
          ? 'A job was moved, cancelled, or assigned to someone else. You have no jobs coming up.'
          : 'A job was assigned to you, moved, cancelled, or assigned to someone else. These are the jobs you have now:'}
      </Paragraph>
      {listed.map(({ id, job }) => (
        <div key={id}>
          <SubHeading>{arrivalWords(job)}</SubHeading>
          <Facts
            rows={[
              ['Inspection type', knownService(settingsNow().services, job.service_type)],
              ['Phone', job.customer.phone, 'contact'],
            ]}
          />
          <Quoted
            leadIn="The client wrote:"
            rows={[
              ['Name', job.customer.name],
              ['Property address', job.customer.address],
            ]}
          />
        </div>
      ))}
      <AndMore count={coming.length} />
      <Action href={`${config.siteUrl}${routes.admin}`}>Open the back office</Action>
    </MailLayout>
  );
}
