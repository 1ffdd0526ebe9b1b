import { onMyWaySentences } from '@domain/text-message/text-words';
import { phoneNow } from '../../../platform/phone-now';
import { jobs } from '../../../records/job/stored-job';
import type { Composer } from '../composer';
import { loadSubjects } from '../load-subjects';
import { textTo } from '../text-to';
import { announcedOf, expectedTime } from './expected-time';

/** To the client's phone: that the inspector is on the way. */
export const composeTextOnMyWay: Composer = async (subjects, now) => {
  const [job] = await loadSubjects(jobs(), subjects);
  const announced = job && announcedOf(job, 'on_my_way', now);
  if (!job || !announced) return null;
  return textTo(job, onMyWaySentences({ at: expectedTime(announced), phone: phoneNow().display }));
};
