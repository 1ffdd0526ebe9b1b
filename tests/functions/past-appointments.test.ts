import { beforeAll, describe, expect, it, test } from 'vitest';
import { windowMinutes } from '@domain/appointment/arrival';
import { twoHourWindows } from '@domain/request/time-slots';
import { business } from '@domain/business/business';
import { hoursOn } from '@domain/hours/hours-on';
import { dayWhere } from '@domain/testing/day-where';
import { findDay } from '@domain/testing/find-day';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { addMinutes, hoursAndMinutes } from '@domain/time/time-of-day';
import { factorySettings } from '@domain/settings/factory-settings';
import { buildRequestSubmission } from '../../tools/testing/factories/build-request-submission';
import { bookedJob } from './support/booked-job';
import { submitRequest, type CallAnswer } from './support/call';
import { mailKindsAbout } from './support/mail-kinds';
import { newEmail } from './support/new-contact';
import { officeOf, type Office } from './support/office';
import { newReferral, submitReferral } from './support/referral';
import { signIn } from './support/sign-in';
import { stored } from './support/stored';

const { hours } = factorySettings;

let office: Office;
beforeAll(async () => {
  office = officeOf(await signIn());
});

const today = calendarDateIn(business.timeZone, new Date());
const yesterday = addDays(today, -1);
const past = { scheduled_date: yesterday, scheduled_time: '09:00' };
const refusedAsPast = ({ error }: CallAnswer<unknown>) =>
  expect(error?.details?.fields?.scheduled_time).toMatch(/ is in the past\. Choose a later time\.$/);

describe('a past appointment, from an old page or a fast keystroke, is refused until it is confirmed', () => {
  it('for a request', async () => {
    const leadId = await submitRequest(buildRequestSubmission({ email: newEmail() }));
    const body = { leadId, ...past, total_price: 149 };
    refusedAsPast(await office.acceptRequest(body));
    expect((await stored('leads', leadId))?.status).toBe('new');
    const { error } = await office.acceptRequest({ ...body, confirmed_past: 'true' });
    expect(error?.details?.fields).toHaveProperty('confirmed_past');
    const { result } = await office.acceptRequest({ ...body, confirmed_past: true });
    expect(await stored('bookings', String(result?.bookingId))).toMatchObject(past);
  });

  it('for a referral', async () => {
    const referralId = await submitReferral(newReferral());
    const body = { referralId, as: 'booking', appointment: { ...past, total_price: 149 } };
    refusedAsPast(await office.acceptReferral(body));
    expect((await stored('referrals', referralId))?.progress).toBe('none');
    const { result } = await office.acceptReferral({ ...body, confirmed_past: true });
    expect(await stored('bookings', String(result?.bookingId))).toMatchObject(past);
  });

  it.each(['pending', 'scheduled'] as const)('for a %s job that is scheduled', async (status) => {
    const { bookingId } = await bookedJob({ status });
    refusedAsPast(await office.scheduleJob({ bookingId, ...past }));
    expect(await mailKindsAbout(bookingId)).toEqual([]);
    expect((await office.scheduleJob({ bookingId, ...past, confirmed_past: true })).error).toBeUndefined();
    expect(await stored('bookings', bookingId)).toMatchObject({ ...past, status: 'scheduled' });
  });
});

describe('a submission from an old page or a queue with an impossible time is accepted and flagged', () => {
  const soon = addDays(today, 1);
  const closedDay = findDay(soon, (date) => hoursOn(hours, date) === null);
  const last = twoHourWindows(hours).at(-1)?.value ?? '';
  const ends = addMinutes(hoursAndMinutes(last), windowMinutes);
  const shortDay = findDay(soon, (date) => (hoursOn(hours, date)?.closes ?? ends) < ends);
  const openDay = dayWhere(soon, (date) => (hoursOn(hours, date)?.closes ?? '') >= ends);
  const yesterdayClosed = hoursOn(hours, yesterday) === null ? ['closed-day'] : [];

  type Case = [what: string, asked: object, expected: readonly string[]];
  const onDay = (date: string | undefined, cases: (day: string) => Case[]) =>
    date === undefined ? [] : cases(date);

  test.each<Case>([
    ['a past day', { scheduled_date: yesterday }, ['date-past', ...yesterdayClosed]],
    // Not every business has such days.
    ...onDay(closedDay, (scheduled_date) => [
      ['a closed day', { scheduled_date }, ['closed-day']],
      ['a closed day at any time', { scheduled_date, scheduled_time: '' }, ['closed-day']],
    ]),
    ...onDay(shortDay, (scheduled_date) => [
      ['a window that ends after closing', { scheduled_date, scheduled_time: last }, ['outside-hours']],
    ]),
    ['a window of an open day', { scheduled_date: openDay, scheduled_time: last }, []],
    ['a time without a date', { scheduled_date: '', scheduled_time: last }, []],
    ['neither', { scheduled_date: '', scheduled_time: '' }, []],
  ])('%s', async (_what, asked, expected) => {
    const leadId = await submitRequest(buildRequestSubmission({ email: newEmail(), ...asked }));
    const problems = (await stored('leads', leadId))?.slot_problems as string[];
    // Other tests have jobs on these days.
    expect(problems.filter((problem) => problem !== 'taken')).toEqual(expected);
  });
});
