import { addDays, type CalendarDate } from '@domain/time/calendar-date';
import { randomFrom, type Random } from '../random';
import {
  hours,
  phoneOf,
  type Happening,
  type Inspection,
  type InspectionDeed,
  type YearPlan,
} from './happening';
import { planVisits } from './plan-visits';

interface Size {
  readonly seed: string;
  readonly jobs: number;
  /** The days over which the inspections are spread. */
  readonly days: number;
  /** The longest time that a finding asks for. */
  readonly months: number;
  /** Whether some inspections are the yearly service. */
  readonly yearly: boolean;
}

/** Inspections, half as many visits to come, and all that their clients do, from `first` until nothing of it can be due anymore. */
export function planYear({ seed, jobs, days, months, yearly }: Size, first: CalendarDate): YearPlan {
  const random = randomFrom(seed);
  const referred = random.fork('referrals');
  const inspections = Array.from({ length: jobs }, (_, index): Inspection => {
    const date = addDays(first, random.below(days));
    const planned = inspection(random, { index, jobs, date, months, yearly });
    return { ...planned, referral: referralOf(referred, jobs) };
  });
  const coming = planVisits(random.fork('visits'), { first, days, count: Math.ceil(jobs / 2) });
  const happenings = [
    ...inspections.flatMap((each) => happeningsOf(each, random)),
    ...inspections.flatMap((each) => payoutOf(each, referred)),
    ...coming.happenings,
  ];
  const people = [...new Set(inspections.map(({ person }) => person))];
  for (const person of people) happenings.push(...choicesOf(person, random, { first, days }));
  return {
    inspections,
    visits: coming.visits,
    happenings: happenings.toSorted((one, other) => (momentOf(one) < momentOf(other) ? -1 : 1)),
    last: addDays(first, days + (yearly ? 12 : months) * 31 + 33),
  };
}

const momentOf = ({ on, at }: Happening) => `${on} ${at}`;

interface Slot {
  readonly index: number;
  readonly jobs: number;
  readonly date: CalendarDate;
  readonly months: number;
  readonly yearly: boolean;
}

function inspection(
  random: Random,
  { index, jobs, date, months, yearly }: Slot,
): Omit<Inspection, 'referral'> {
  // A third of the clients come more than once, some of them for the same house.
  const client = random.chance(0.7) ? index : random.below(jobs);
  const house = random.chance(0.85) ? index : client;
  const asks = random.chance(0.45);
  const isYearly = random.chance(0.25);
  return {
    id: `year-${index}`,
    person: `client-${client}@example.com`,
    phone: phoneOf(client),
    address: `${10_000 + house} Sycamore Ct, Niles, OH 44070`,
    date,
    months: asks ? 1 + random.below(months) : null,
    yearly: yearly && isYearly,
  };
}

/** A few agents send two fifths of the clients, and were promised amounts with cents. */
function referralOf(random: Random, jobs: number): Inspection['referral'] {
  if (!random.chance(0.4)) return null;
  const referrer = `agent-${random.below(Math.ceil(jobs / 20))}@example.com`;
  return { referrer, cents: 2500 + 5 * random.below(1000) };
}

function payoutOf(inspected: Inspection, random: Random): Happening[] {
  if (inspected.referral === null || !random.chance(0.7)) return [];
  const on = addDays(inspected.date, 1 + random.below(40));
  return [{ on, at: '14:25', does: { kind: 'reward', inspection: inspected } }];
}

function happeningsOf(inspected: Inspection, random: Random): Happening[] {
  const after = (days: number) => addDays(inspected.date, days);
  const at = () => hours[random.below(hours.length)] ?? '12:30';
  const found: Happening[] = [
    { on: inspected.date, at: '05:00', does: { kind: 'report', inspection: inspected } },
  ];
  const add = (days: number, kind: InspectionDeed['kind']) =>
    found.push({ on: after(days), at: at(), does: { kind, inspection: inspected } });
  const paidAfter = random.chance(0.7) ? 0 : random.below(60);
  if (random.chance(0.95)) add(paidAfter, random.chance(0.9) ? 'pay' : 'waive');
  if (random.chance(0.05)) {
    add(paidAfter + 1, 'correct');
    if (random.chance(0.7)) add(paidAfter + 2 + random.below(20), 'again');
  }
  if (random.chance(0.9)) add(paidAfter + random.below(20), 'open');
  if (random.chance(0.3)) add(paidAfter + 20 + random.below(20), 'open');
  if (random.chance(0.08)) add(5 + random.below(200), 'decline');
  if (random.chance(0.03)) add(5 + random.below(300), 'revoke');
  if (random.chance(0.1)) add(20 + random.below(300), 'book');
  if (random.chance(0.05)) add(20 + random.below(300), 'ask');
  return found;
}

function choicesOf(
  person: string,
  random: Random,
  { first, days }: { readonly first: CalendarDate; readonly days: number },
): Happening[] {
  if (!random.chance(0.12)) return [];
  const on = 1 + random.below(days);
  const found: Happening[] = [{ on: addDays(first, on), at: '13:05', does: { kind: 'unsubscribe', person } }];
  if (random.chance(0.4)) {
    const kind = random.chance(0.5) ? ('allow-reminders' as const) : ('allow-reviews' as const);
    found.push({ on: addDays(first, on + 1 + random.below(60)), at: '13:05', does: { kind, person } });
  }
  return found;
}
