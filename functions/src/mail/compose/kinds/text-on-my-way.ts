import { business } from '@domain/business/business';
import { clockTime } from '@domain/time/time-of-day';
import { timeOfDayIn } from '@domain/time/time-of-day-in';
import { phoneNow } from '../../../platform/phone-now';
import { jobs } from '../../../records/job/stored-job';
import type { Composer } from '../composer';
import { loadSubjects } from '../load-subjects';
import { textTo } from '../text-to';

/** To the client's phone: that the inspector is on the way. Not sent once they are expected, have started, or the job was moved. */
export const composeTextOnMyWay: Composer = async (subjects, now) => {
  const [job] = await loadSubjects(jobs(), subjects);
  const announced = job?.on_my_way;
  if (!announced || job.status !== 'scheduled' || announced.expected_at.toDate() <= now) return null;
  const at = clockTime(timeOfDayIn(business.timeZone, announced.expected_at.toDate()));
  return textTo(job, [
    `Your inspector is on the way and should arrive around ${at}.`,
    `Can’t get in then? Call ${phoneNow().display}.`,
  ]);
};
