import { accessKeyLength } from '../access/access-link';
import { arrivalTime, windowAt } from '../appointment/arrival';
import type { Names } from '../business/facts';
import { formLinks } from '../business/routes';
import { textKinds, type TextKind } from '../mail/mail-state';
import { shortDate, type CalendarDate } from '../time/calendar-date';
import { clockTime } from '../time/time-of-day';
import { plainText, segmentsAtMost, segmentsOf } from './segments';

/** What emails and texts say alike. */
export const onTheWay = 'Your inspector is on the way';
export const formsNeeded = 'We still need your forms';

interface OnMyWayFacts {
  /** When the inspector is expected: `9:30 AM`. */
  readonly at: string;
  /** The office's number, as people write it. */
  readonly phone: string;
}

export function onMyWaySentences({ at, phone }: OnMyWayFacts): readonly string[] {
  return [`${onTheWay} and should arrive around ${at}.`, `Can’t get in then? Call ${phone}.`];
}

interface ReminderFacts {
  readonly date: CalendarDate;
  readonly isToday: boolean;
  /** `10 AM-12 PM`. */
  readonly time: string;
  /** To the first missing form; null if none is missing. */
  readonly link: string | null;
  readonly phone: string;
}

export function reminderSentences({ date, isToday, time, link, phone }: ReminderFacts): readonly string[] {
  return [
    `Your inspection is ${isToday ? 'today' : 'tomorrow'}, ${shortDate(date)}, ${time}.`,
    ...(link === null ? [] : [linked(link)]),
    `Questions? Call ${phone}.`,
  ];
}

interface FormsFacts {
  /** Null while there is no appointment. */
  readonly date: CalendarDate | null;
  readonly link: string;
}

export function formsSentences({ date, link }: FormsFacts): readonly string[] {
  return [
    `${formsNeeded} before your inspection${date === null ? '' : ` on ${shortDate(date)}`}.`,
    linked(link),
  ];
}

const linked = (link: string) => `Your forms: ${link}`;

/** A text message as it is sent: whom it is from, what it says, and how to stop them. */
export function textFrom(sender: string, sentences: readonly string[]): string {
  return plainText(`${sender}: ${sentences.join(' ')} Reply STOP to stop texts.`);
}

/** The longest text of each kind. */
export function longestTexts(sender: string, siteUrl: string): Record<TextKind, string> {
  const path = formLinks
    .map((form) => form.path)
    .reduce((one, other) => (one.length > other.length ? one : other));
  const link = `${siteUrl}${path}?booking=${'k'.repeat(accessKeyLength)}`;
  const [date, phone] = ['2026-09-30', '(312) 555-0100'];
  const time = arrivalTime(windowAt('10:30'));
  const sentences: Record<TextKind, readonly string[]> = {
    text_on_my_way: onMyWaySentences({ at: clockTime('12:30'), phone }),
    text_reminder: reminderSentences({ date, isToday: false, time, link, phone }),
    text_forms: formsSentences({ date, link }),
  };
  const texts = Object.entries(sentences).map(([kind, said]) => [kind, textFrom(sender, said)] as const);
  return Object.fromEntries(texts) as Record<TextKind, string>;
}

/** Whether no text from this sender takes more segments than it may. */
export function textsFit(sender: string, siteUrl: string): boolean {
  const texts = longestTexts(sender, siteUrl);
  return textKinds.every((kind) => segmentsOf(texts[kind]) <= segmentsAtMost[kind]);
}

/** Whom texts are from: the business's name, or its short one if a text would take too many segments. */
export function textSender({ name, shortName }: Pick<Names, 'name' | 'shortName'>, siteUrl: string): string {
  return textsFit(name, siteUrl) ? name : shortName;
}
