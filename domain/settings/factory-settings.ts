import { contact } from '@business/contact';
import { hours } from '@business/hours';
import { promised } from '@business/promises';
import { rewards } from '@business/rewards';
import { serviceArea } from '@business/service-area';
import { services } from '@business/services';
import { windowMinutes } from '../appointment/arrival';
import { weekdays, type Weekday } from '../business/facts';
import { noFindingChanges } from '../finding-library/library-finding';
import { addMinutes, type TimeOfDay } from '../time/time-of-day';
import type { DayHours, Settings } from './settings';
import { ofEachKind } from './worded-kinds';

const { phone, email, supportHours, reviewUrl, social, postalAddress } = contact;
const { confirmationHours, contactHours, reportHours, emailReplyHours } = promised;

/** The settings with which the business begins: those of its folder. */
export const factorySettings: Settings = {
  services: {
    ...services,
    catalog: services.catalog.map(({ sameDayReport = false, compares = 'none' as const, ...service }) => ({
      ...service,
      sameDayReport,
      compares,
      formerTitles: [],
      active: true,
    })),
  },
  hours: {
    week: Object.fromEntries(weekdays.map((day) => [day, dayHours(day)])) as Record<Weekday, DayHours>,
    closures: [],
    leadHours: 0,
    horizonDays: 365,
    travelMinutes: 0,
    instantConfirmation: false,
  },
  area: {
    cities: serviceArea.cities.map(({ name }) => name),
    referralCities: serviceArea.cities.filter(({ referrals }) => referrals).map(({ name }) => name),
    zips: [],
  },
  contact: { phone, email, supportHours, reviewUrl, social },
  promises: { confirmationHours, contactHours, reportHours, emailReplyHours },
  reports: { approval: false },
  findings: noFindingChanges,
  rewards: {
    ...rewards,
    options: rewards.options.map((option) => ({ ...option, months: [], active: true })),
  },
  outreach: { postalAddress, reminders: false, reviews: false },
  emails: ofEachKind(() => ({ subject: '', opening: '' })),
};

function dayHours(day: Weekday): DayHours {
  const own = hours.opening.find(({ days }) => days.includes(day));
  const closed = hours.closed.find(({ days }) => days.includes(day));
  const { opens, closes } = own ?? { opens: '', closes: '', ...hours.opening[0] };
  return {
    open: own !== undefined,
    opens,
    closes,
    closedWords: closed?.words ?? 'Closed',
    windows: windowsWithin(opens, closes),
  };
}

/** Windows one after the other through the part of a day that clients may ask for, as far as the day is open. */
function windowsWithin(opens: TimeOfDay, closes: TimeOfDay): readonly TimeOfDay[] {
  const { from, to } = hours.requests;
  const starts: TimeOfDay[] = [];
  for (let start = from; addMinutes(start, windowMinutes) <= to; start = addMinutes(start, windowMinutes)) {
    starts.push(start);
  }
  return starts.filter((start) => start >= opens && addMinutes(start, windowMinutes) <= closes);
}
