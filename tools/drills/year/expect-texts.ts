import { isBefore, isQuiet, ticksOf, type YearMail } from './expect-mails';
import type { Appointment, Happening, Visit, YearPlan } from './happening';

type TextKind = Extract<YearMail['kind'], `text_${string}`>;

const hourMs = 3_600_000;

interface State {
  readonly visit: Visit;
  appointment: Appointment;
  /** Milliseconds. */
  agreedAt: number;
  isCanceled: boolean;
  /** The reminders that were due already, with or without a text message. */
  readonly due: Set<string>;
  readonly waiting: Set<TextKind>;
}

/** What the owner of a phone said last; `byText` a STOP or START. */
interface Said {
  readonly agrees: boolean;
  readonly byText: boolean;
}

type InstantOf = (on: string, at: string) => Date;

/**
 * The text messages that have to be sent and when, worked out from the plan alone, without the product's code.
 * @param instant when a local time of the business is
 */
export function expectTexts(plan: YearPlan, instant: InstantOf): YearMail[] {
  const states = new Map<string, State>();
  const said = new Map<string, Said>();
  const texts: YearMail[] = [];
  const waiting = [...plan.happenings];
  for (const tick of ticksOf(plan)) {
    for (let next = waiting[0]; next && isBefore(next, tick); next = waiting[0]) {
      apply(next, { states, said }, instant);
      waiting.shift();
    }
    const now = instant(tick.on, tick.at).getTime();
    for (const state of states.values()) {
      const agrees = () => said.get(state.visit.phone)?.agrees === true;
      // What waited since the night goes out before what has just become due.
      const send = () => {
        if (isQuiet(tick.at)) return;
        for (const kind of state.waiting) {
          state.waiting.delete(kind);
          if (agrees() && isNeeded(kind, state, { now, instant }))
            texts.push({ kind, about: sayingOf(kind, state, tick.on), ...tick });
        }
      };
      send();
      for (const kind of dueNow(state, { now, instant })) if (agrees()) state.waiting.add(kind);
      send();
    }
  }
  return texts;
}

interface World {
  readonly states: Map<string, State>;
  readonly said: Map<string, Said>;
}

function apply({ on, at, does }: Happening, { states, said }: World, instant: InstantOf): void {
  const now = instant(on, at).getTime();
  if ('phone' in does) {
    said.set(does.phone, { agrees: does.kind === 'start', byText: true });
    return;
  }
  if (!('visit' in does)) return;
  const { visit } = does;
  if (does.kind === 'schedule') {
    states.set(visit.id, {
      ...{ visit, appointment: visit.appointment, agreedAt: now, isCanceled: false },
      ...{ due: new Set(), waiting: new Set() },
    });
    const known = said.get(visit.phone);
    // A form can't end a STOP, because anyone can type a number into it.
    const isStopped = known?.byText === true && !known.agrees;
    if (visit.agrees && !isStopped) said.set(visit.phone, { agrees: true, byText: false });
    return;
  }
  const state = states.get(visit.id);
  if (!state) return;
  if (does.kind === 'cancel') state.isCanceled = true;
  else {
    state.appointment = does.to;
    state.agreedAt = now;
  }
}

interface At {
  /** Milliseconds. */
  readonly now: number;
  readonly instant: InstantOf;
}

/** What becomes due for the appointment, each once: the forms 72 hours before, the reminder 24 hours before. */
function dueNow(state: State, { now, instant }: At): TextKind[] {
  const { visit, appointment, agreedAt, isCanceled, due } = state;
  const begins = instant(appointment.on, appointment.at).getTime();
  if (isCanceled || now >= begins) return [];
  const isDue = (kind: TextKind, hours: number) => {
    const from = begins - hours * hourMs;
    const key = `${kind} ${appointment.on} ${appointment.at}`;
    if (now < from || agreedAt > from || due.has(key)) return false;
    due.add(key);
    return true;
  };
  const asksForForms = visit.isFormMissing && now < begins - 24 * hourMs;
  return [
    ...(asksForForms && isDue('text_forms', 72) ? (['text_forms'] as const) : []),
    ...(isDue('text_reminder', 24) ? (['text_reminder'] as const) : []),
  ];
}

/** Whether one that waited still has something to say. */
function isNeeded(kind: TextKind, { appointment, isCanceled }: State, { now, instant }: At): boolean {
  if (isCanceled) return false;
  if (kind === 'text_forms') return true;
  const begins = instant(appointment.on, appointment.at).getTime();
  return now < begins && now >= begins - 24 * hourMs;
}

function sayingOf(kind: TextKind, { visit, appointment: { on, at } }: State, today: string): string {
  if (kind === 'text_forms') return `${visit.id} on ${on}`;
  return `${visit.id} ${today === on ? 'today' : 'tomorrow'}, ${on} ${at}`;
}
