import { addDays, type CalendarDate } from '@domain/time/calendar-date';
import type { Random } from '../random';
import { hours, phoneOf, type Appointment, type Happening, type Visit } from './happening';

/** Some are due at night, a day or three before: at 7:30, and at 20:30, which waits until the morning of the visit. */
const times = ['07:30', '09:00', '13:15', '18:00', '20:30'] as const;

interface Span {
  readonly first: CalendarDate;
  /** The days over which they are spread. */
  readonly days: number;
  readonly count: number;
}

interface PlannedVisits {
  readonly visits: readonly Visit[];
  readonly happenings: readonly Happening[];
}

/** Visits to come, which are scheduled, moved and canceled, and whose clients text STOP and START. */
export function planVisits(random: Random, { first, days, count }: Span): PlannedVisits {
  const visits = Array.from({ length: count }, (_, index): Visit => {
    // A fifth of the clients have a phone that another visit has, too.
    const phone = random.chance(0.8) ? index : random.below(count);
    return {
      id: `visit-${index}`,
      person: `visited-${index}@example.com`,
      phone: phoneOf(5000 + phone),
      agrees: random.chance(0.8),
      isFormMissing: random.chance(0.5),
      appointment: { on: addDays(first, 4 + random.below(days)), at: oneOf(random, times) },
    };
  });
  return { visits, happenings: visits.flatMap((visit) => happeningsOf(visit, random, first)) };
}

function happeningsOf(visit: Visit, random: Random, first: CalendarDate): Happening[] {
  const { appointment, phone } = visit;
  // Some are scheduled after a reminder would have been due.
  const agreed = addDays(appointment.on, -1 - random.below(14));
  const scheduled = agreed < first ? first : agreed;
  const found: Happening[] = [{ on: scheduled, at: '05:30', does: { kind: 'schedule', visit } }];
  const at = () => oneOf(random, hours);
  /** Around the reminders of an appointment, often while one waits for the morning. */
  const near = ({ on }: Appointment) => {
    const day = addDays(on, -random.below(5));
    return day < scheduled ? scheduled : day;
  };
  let current = appointment;
  if (random.chance(0.25)) {
    const on = near(current);
    const to = { on: addDays(current.on, 1 + random.below(6)), at: oneOf(random, times) };
    found.push({ on, at: at(), does: { kind: 'move', visit, to } });
    current = to;
  }
  if (random.chance(0.15)) found.push({ on: near(current), at: at(), does: { kind: 'cancel', visit } });
  if (random.chance(0.2)) {
    const on = near(current);
    found.push({ on, at: at(), does: { kind: 'stop', phone } });
    if (random.chance(0.5))
      found.push({ on: addDays(on, 1 + random.below(10)), at: at(), does: { kind: 'start', phone } });
  }
  return found;
}

function oneOf<Each>(random: Random, list: readonly [Each, ...Each[]]): Each {
  return list[random.below(list.length)] ?? list[0];
}
