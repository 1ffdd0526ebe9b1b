import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { shownCalendar } from '../records/team/private-calendar';
import { refuseOthersCalendar } from './change-calendar';
import { readCalendar } from './read-calendar';

/** office-calendar-refresh: reads an inspector's private calendar now. */
export const refreshCalendar = callable('office-calendar-refresh', async ({ caller, now, parse }) => {
  const { uid } = parse();
  refuseOthersCalendar(adminOf(caller), uid);
  return { calendar: shownCalendar(await readCalendar(uid, now)) };
});
