import { isPast, slotProblems } from '../appointment/slot-problems';
import { slotSentence } from '../appointment/slot-words';
import { AppError } from '../errors/app-error';
import type { HoursSettings } from '../settings/settings';
import type { Appointment } from './move-job';

/**
 * Refuses an appointment set by the office that begins in the past, unless the office confirmed it, so that an
 * outdated page never emails a past appointment.
 * @throws AppError `invalid-input` with a sentence at the time.
 */
export function refusePast(
  hours: HoursSettings,
  { scheduled_date: date, scheduled_time: time }: Pick<Appointment, 'scheduled_date' | 'scheduled_time'>,
  confirmed: true | undefined,
  now: Date,
): void {
  const slot = { date, time, minutes: 0 };
  const problem = slotProblems(hours, slot, now).find((found) => isPast([found]));
  if (problem === undefined || confirmed) return;
  const sentence = `${slotSentence(hours, problem, slot)} Choose a later time.`;
  throw new AppError('invalid-input', `appointment is ${problem}`, sentence, {
    fields: { scheduled_time: sentence },
  });
}
