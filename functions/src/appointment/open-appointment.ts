import { openLink } from '../access/open-link';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { clientAppointment } from './client-appointment';

/** client-appointment-open: the appointment of a client's link, and whether it can be changed by link. */
export const openAppointment = callable('client-appointment-open', async ({ caller, now, parse }) => {
  const link = await openLink(parse().booking, publicOf(caller), now, 'reschedule');
  if (link.state !== 'open') return link;
  return { state: 'open', appointment: clientAppointment(link.job, now) };
});
