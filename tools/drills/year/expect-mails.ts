import { addDays, type CalendarDate } from '@domain/time/calendar-date';
import type { Happening, Inspection, InspectionDeed, PersonDeed, YearPlan } from './happening';

/** An email that clients get without having ordered anything, or a text message. */
export interface YearMail {
  readonly kind: 'reminder' | 'review' | 'text_reminder' | 'text_forms';
  /** The inspection; or the visit, with what a text message says about it. */
  readonly about: string;
  /** The tick at which it was sent. */
  readonly on: CalendarDate;
  readonly at: string;
}

/** The times of each day at which the sweepers run: around the quiet hours, and in the hour that DST skips or repeats. */
export const ticks = ['01:30', '07:59', '08:00', '12:00', '19:59', '20:00', '23:30'] as const;

const dayMs = 86_400_000;

interface State {
  readonly inspection: Inspection;
  readonly dueOn: CalendarDate | null;
  money: 'unpaid' | 'paid' | 'waived';
  reminder: 'waiting' | 'over';
  review: 'unopened' | 'waiting' | 'over';
  /** Milliseconds, as below. */
  openedAt: number;
  revoked: boolean;
}

/** A job or a request, of which the newest counts. */
interface Later {
  readonly address: string;
  /** Of the inspection. */
  readonly date: CalendarDate;
  /** Whose; null for a job, which counts for everybody's reminder of the address. */
  readonly person: string | null;
}

interface Person {
  reminders: boolean;
  reviews: boolean;
  askedAt: number;
}

/**
 * The emails that have to be sent and when, worked out from the plan alone: the drill's own account of the rules, without the
 * product's code. @param instant when a local time of the business is
 */
export function expectMails(plan: YearPlan, instant: (on: CalendarDate, at: string) => Date): YearMail[] {
  const states = new Map<string, State>();
  const people = new Map<string, Person>();
  const later: Later[] = [];
  const personOf = (email: string): Person => {
    const known = people.get(email) ?? { reminders: true, reviews: true, askedAt: -Infinity };
    people.set(email, known);
    return known;
  };
  const mails: YearMail[] = [];
  const waiting = [...plan.happenings];
  for (const { on, at } of ticksOf(plan)) {
    while (waiting[0] && isBefore(waiting[0], { on, at })) {
      const next = waiting.shift();
      if (next) apply(next, { states, later, personOf }, instant(next.on, next.at).getTime());
    }
    if (isQuiet(at)) continue;
    const now = instant(on, at).getTime();
    for (const state of states.values()) {
      if (remindsNow(state, personOf(state.inspection.person), { today: on, later }))
        mails.push({ kind: 'reminder', about: state.inspection.id, on, at });
    }
    const opened = [...states.values()].toSorted((one, other) => one.openedAt - other.openedAt);
    for (const state of opened) {
      if (asksNow(state, personOf(state.inspection.person), { now, instant }))
        mails.push({ kind: 'review', about: state.inspection.id, on, at });
    }
  }
  return mails;
}

/** Whether nobody is written to at this local time. */
export const isQuiet = (at: string) => at < '08:00' || at >= '20:00';

/** Every tick of the year, in order. */
export function* ticksOf({ happenings, last }: YearPlan): Generator<{ on: CalendarDate; at: string }> {
  const first = happenings[0]?.on;
  if (first === undefined) return;
  for (let on = first; on <= last; on = addDays(on, 1)) {
    for (const at of ticks) yield { on, at };
  }
}

/** Whether something happens before a tick. */
export function isBefore(
  { on, at }: Happening,
  tick: { readonly on: CalendarDate; readonly at: string },
): boolean {
  return on < tick.on || (on === tick.on && at < tick.at);
}

interface World {
  readonly states: Map<string, State>;
  readonly later: Later[];
  readonly personOf: (email: string) => Person;
}

function apply({ on, does }: Happening, { states, later, personOf }: World, now: number): void {
  if ('person' in does) return choose(does, personOf(does.person));
  if (!('inspection' in does)) return;
  const { inspection } = does;
  const { address, person } = inspection;
  if (does.kind === 'report') {
    later.push({ address, date: inspection.date, person: null });
    states.set(inspection.id, {
      ...{ inspection, dueOn: dueOf(inspection), money: 'unpaid', reminder: 'waiting', review: 'unopened' },
      ...{ openedAt: Infinity, revoked: false },
    });
    return;
  }
  if (does.kind === 'book') later.push({ address, date: addDays(on, 3), person: null });
  if (does.kind === 'ask') later.push({ address, date: on, person });
  const state = states.get(inspection.id);
  if (state) change(state, does.kind, now);
}

function change(state: State, kind: InspectionDeed['kind'], now: number): void {
  switch (kind) {
    case 'pay':
    case 'again':
      if (state.money === 'unpaid') state.money = 'paid';
      break;
    case 'waive':
      if (state.money === 'unpaid') state.money = 'waived';
      break;
    case 'correct':
      state.money = 'unpaid';
      break;
    case 'open':
      if (state.review !== 'unopened' || state.money === 'unpaid' || state.revoked) break;
      state.review = 'waiting';
      state.openedAt = now;
      break;
    case 'decline':
      state.reminder = 'over';
      break;
    case 'revoke':
      state.revoked = true;
      break;
    case 'book':
    case 'ask':
    case 'report':
    case 'reward':
      break;
  }
}

function choose({ kind }: PersonDeed, person: Person): void {
  if (kind === 'unsubscribe') {
    person.reminders = false;
    person.reviews = false;
  } else if (kind === 'allow-reminders') person.reminders = true;
  else person.reviews = true;
}

/** The same day of a later month, or its last day. */
function dueOf({ date, months, yearly }: Inspection): CalendarDate | null {
  const after = months ?? (yearly ? 12 : null);
  if (after === null) return null;
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1 + after + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + after, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

interface Day {
  readonly today: CalendarDate;
  readonly later: readonly Later[];
}

function remindsNow(state: State, { reminders }: Person, { today, later }: Day): boolean {
  if (state.reminder === 'over' || state.dueOn === null || today < state.dueOn) return false;
  const { address, person, date } = state.inspection;
  const isLate = today > addDays(state.dueOn, 30);
  const isNewer = later.some(
    (other) =>
      other.address === address && other.date > date && (other.person === null || other.person === person),
  );
  if (!isLate && !isNewer && state.money === 'unpaid') return false;
  state.reminder = 'over';
  return !isLate && !isNewer && !state.revoked && reminders;
}

interface At {
  /** Milliseconds. */
  readonly now: number;
  readonly instant: (on: CalendarDate, at: string) => Date;
}

function asksNow(state: State, person: Person, { now, instant }: At): boolean {
  if (state.review !== 'waiting' || now < state.openedAt + 2 * dayMs) return false;
  const isOld = now > instant(state.inspection.date, '05:00').getTime() + 90 * dayMs;
  if (!isOld && state.money === 'unpaid') return false;
  state.review = 'over';
  if (isOld || now < person.askedAt + 90 * dayMs || !person.reviews) return false;
  person.askedAt = now;
  return true;
}
