import { toE164 } from '@domain/contact/phone';
import { longDate, shortDate } from '@domain/time/calendar-date';
import { clockTime } from '@domain/time/time-of-day';
import type { Message } from '../../mailbox/message';
import type { YearMail } from './expect-mails';
import type { Appointment, Inspection, YearPlan } from './happening';

/** What was sent, without when. */
export type ReadMail = Pick<YearMail, 'kind' | 'about'> & {
  /** Whether it says how to get no more of them, and an email where we are. */
  readonly hasWayOut: boolean;
};

/** Where emails have to say we are. */
export const postalAddress = 'PO Box 1, Springfield';

/** A message that clients didn't order, or a text message; null for the others. */
export function readMessage(message: Message, plan: YearPlan): ReadMail | null {
  return message.subject === 'Text message' ? textOf(message, plan) : emailOf(message, plan.inspections);
}

/** One of the two kinds of emails, with the inspection that it is about by its client, address and date. */
function emailOf(
  { to, subject, text, headers }: Message,
  inspections: readonly Inspection[],
): ReadMail | null {
  const kind = kindOf(subject);
  if (kind === null) return null;
  const flat = text.replace(/\s+/g, ' ');
  const about = inspections.find(
    ({ person, address, date }) =>
      to.includes(person) && flat.includes(address) && flat.includes(longDate(date)),
  );
  const hasWayOut =
    headers['List-Unsubscribe-Post'] === 'List-Unsubscribe=One-Click' && flat.includes(postalAddress);
  return { kind, about: about?.id ?? `none, to ${to.join()}`, hasWayOut };
}

function kindOf(subject: string): 'reminder' | 'review' | null {
  if (subject.includes('scoped again')) return 'reminder';
  return subject.includes('How did we do') ? 'review' : null;
}

/** A text message, with the visit of its phone and the appointment that it names. */
function textOf({ to, text, customArgs }: Message, plan: YearPlan): ReadMail {
  const hasWayOut = text.endsWith('Reply STOP to stop texts.');
  const kind = text.includes('We still need your forms') ? 'text_forms' : 'text_reminder';
  const ofJob = decodeURIComponent(customArgs.status_callback ?? '');
  const visit = plan.visits.find(
    ({ id, phone }) => ofJob.includes(`_job-of-${id}_`) && to.includes(toE164(phone) ?? ''),
  );
  if (!visit) return { kind, about: `none, to ${to.join()}`, hasWayOut };
  const said = appointmentsOf(plan, visit.id).flatMap((appointment) => saying(text, appointment) ?? []);
  return { kind, about: `${visit.id} ${said[0] ?? `saying "${text}"`}`, hasWayOut };
}

/** All that a visit has in the year. */
function appointmentsOf({ visits, happenings }: YearPlan, visitId: string): Appointment[] {
  const first = visits.filter(({ id }) => id === visitId).map(({ appointment }) => appointment);
  const moved = happenings.flatMap(({ does }) =>
    does.kind === 'move' && does.visit.id === visitId ? [does.to] : [],
  );
  return [...first, ...moved];
}

/** How a text message names this appointment; null if it doesn't. */
function saying(text: string, { on, at }: Appointment): string | null {
  if (text.includes(`before your inspection on ${shortDate(on)}.`)) return `on ${on}`;
  const day = (['today', 'tomorrow'] as const).find((each) =>
    text.includes(`Your inspection is ${each}, ${shortDate(on)}, ${clockTime(at)}.`),
  );
  return day ? `${day}, ${on} ${at}` : null;
}
