import { array, object, string, type ISchema, type Schema } from 'yup';
import { trueOrFalse } from '../api/plain-values';
import { weekdays } from '../business/facts';
import { lineOfText, phoneText } from '../contact/fields';
import { isCompletePhone } from '../contact/phone';
import { addDays, isCalendarDate } from '../time/calendar-date';
import { isTimeOfDay } from '../time/time-of-day';
import { adminRoles } from './admin-role';
import { memberColors } from './member-colors';
import type { DaysOff, MemberDay, MemberWeek } from './member-hours';

export const memberLimits = { name: 80, credential: 80, services: 60, daysOff: 100 } as const;

const isTime = (text: string | undefined): text is string => text?.length === 5 && isTimeOfDay(text);

/** A time of a day; only a day on which the member works needs one. */
const ofWorkday = (missing: string) =>
  string()
    .defined()
    .max(5, missing)
    .test('time', missing, (time, { parent }) => !(parent as MemberDay).works || isTime(time));

const memberDay = object({
  works: trueOrFalse().required(),
  from: ofWorkday('Enter when the day begins.'),
  to: ofWorkday('Enter when the day ends.').test(
    'after',
    'The day has to end after it begins.',
    (to, { parent }) => {
      const { works, from } = parent as MemberDay;
      return !works || !isTime(from) || !isTime(to) || from < to;
    },
  ),
}).noUnknown();

const week: ISchema<MemberWeek | null> = object(
  Object.fromEntries(weekdays.map((day) => [day, memberDay])) as Record<keyof MemberWeek, typeof memberDay>,
)
  .noUnknown()
  .default(undefined)
  .nullable()
  .defined()
  .test(
    'works',
    'Choose at least one day.',
    (days) => days === null || weekdays.some((day) => days[day].works),
  );

const daysOff = object({
  from: string().defined().max(10).test('exists', 'Enter the first day.', isCalendarDate),
  to: string()
    .defined()
    .max(10)
    .test('exists', 'Enter the last day.', isCalendarDate)
    .test('after', 'The last day can’t be before the first.', (to, { parent }) => {
      const { from } = parent as DaysOff;
      return !isCalendarDate(from) || to >= from;
    })
    .test('year', 'A year is the longest.', (to, { parent }) => {
      const { from } = parent as DaysOff;
      return !isCalendarDate(from) || to <= addDays(from, 365);
    }),
}).noUnknown();

const daysOffList: Schema<readonly DaysOff[]> = array()
  .of(daysOff)
  .max(memberLimits.daysOff, 'A hundred entries are the most.')
  .required();

const services: Schema<readonly string[] | null> = array()
  .of(string().required().max(80))
  .max(memberLimits.services)
  .nullable()
  .defined()
  .test('any', 'Choose at least one service.', (services, { parent }) => {
    const { inspects } = parent as { readonly inspects: boolean };
    return services === null || !inspects || services.length > 0;
  });

/** What an owner can change of a member, as stored. */
export const memberFields = {
  name: lineOfText('The name', memberLimits.name).defined().default(''),
  credential: lineOfText('The license or certificate', memberLimits.credential).defined().default(''),
  phone: phoneText
    .defined()
    .default('')
    .test(
      'complete',
      'Enter a phone number with ten digits.',
      (phone) => phone === '' || isCompletePhone(phone),
    ),
  role: string().oneOf(adminRoles, 'Choose a role from the list.').required('Choose a role.'),
  inspects: trueOrFalse().required(),
  color: string().oneOf(memberColors, 'Choose a color from the list.').required('Choose a color.'),
  services,
  week,
  days_off: daysOffList,
};
