import { arrivalTime } from '@domain/appointment/arrival';
import { laterArrival, type ArrivalNotice, type ArrivalNoticeKind } from '@domain/job/arrival-notice';
import { knownService } from '@domain/settings/offered-services';
import { onTheWay } from '@domain/text-message/text-words';
import type { Timestamp } from 'firebase-admin/firestore';
import { phoneNow } from '../../../platform/phone-now';
import { settingsNow } from '../../../platform/settings-now';
import { readAgreedAgent } from '../../../records/share/agreed-agent';
import { jobs, type StoredJob } from '../../../records/job/stored-job';
import type { Composer } from '../composer';
import { hello } from '../hello';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Facts, Paragraph } from '../templates/mail-parts';
import { announcedOf, expectedTime } from './expected-time';

type Reader = 'client' | 'agent';

interface Noticed {
  readonly job: StoredJob;
  readonly announced: ArrivalNotice<Timestamp>;
}

/**
 * To the client, or to the agent whom the client agreed to have emailed: that the inspector is on the way, or comes later
 * than agreed. Not sent once the inspector is expected to be there, has started, or if the job was moved.
 */
export function composeArrivalNotice(notice: ArrivalNoticeKind, reader: Reader): Composer {
  return async (subjects, now) => {
    const [job] = await loadSubjects(jobs(), subjects);
    const announced = job && announcedOf(job, notice, now);
    if (!job || !announced) return null;
    const to =
      reader === 'client'
        ? { name: job.customer.name, email: job.customer.email }
        : await readAgreedAgent(job);
    if (!to) return null;
    const words = wordsOf[notice]({ job, announced });
    const bodies = await renderMail(
      <MailLayout preview={words.preview} title={words.title}>
        <Paragraph>
          {hello(to.name)} {words.sentence}
        </Paragraph>
        <Facts
          rows={[
            ['Property address', job.customer.address],
            ['Inspection type', knownService(settingsNow().services, job.service_type)],
            ['Appointment', arrivalTime(job)],
          ]}
        />
        <Paragraph>
          {reader === 'agent'
            ? 'You’re getting this because our client asked us to email you their report. '
            : ''}
          {words.question} Call {phoneNow().display} or reply to this email.
        </Paragraph>
      </MailLayout>,
    );
    return { to: to.email, subject: words.subject, attachments: [], ...bodies };
  };
}

interface Words {
  readonly subject: string;
  readonly title: string;
  readonly preview: string;
  readonly sentence: string;
  readonly question: string;
}

const wordsOf: Record<ArrivalNoticeKind, (noticed: Noticed) => Words> = {
  on_my_way({ announced }) {
    const at = expectedTime(announced);
    return {
      subject: `${onTheWay}, expected around ${at}`,
      title: onTheWay,
      preview: `Expected around ${at}.`,
      sentence: `our inspector is on the way and should be at the property around ${at}.`,
      question: 'Can’t get in at that time, or have a question?',
    };
  },
  running_late({ job, announced }) {
    const instead = arrivalTime(laterArrival(job, announced.minutes));
    return {
      subject: `We’re running late: now ${instead}`,
      title: 'We’re running late',
      preview: `Please expect us ${instead} today.`,
      sentence: `we’re running about ${announced.minutes} minutes late today, and we’re sorry for the wait. Please expect us ${instead} instead of ${arrivalTime(job)}.`,
      question: 'Does that not work for you?',
    };
  },
};
