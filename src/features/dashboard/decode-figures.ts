import {
  cardFigures,
  turnaroundOutcomes,
  type OfficeFigures,
  type Turnaround,
} from '@domain/stats/office-figures';
import type { DayCounts } from '@domain/stats/day-stats';
import type { PlainDocument } from '@/firebase/documents/plain-document';
import { readField } from '@/firebase/documents/read-field';

function numbers<Name extends string>(
  document: PlainDocument,
  names: readonly Name[],
): Readonly<Record<Name, number>> {
  const entries = names.map((name) => [name, readField.number(document, name)] as const);
  return Object.fromEntries(entries) as Record<Name, number>;
}

/** Decodes `stats/current`. */
export function decodeFigures(document: PlainDocument): OfficeFigures {
  const week = readField.map(document, 'week');
  const days = readField.map(document, 'days');
  return {
    today: readField.text(document, 'today'),
    cards: numbers(readField.map(document, 'cards'), cardFigures),
    week: {
      ...numbers(week, ['requests', 'paid', 'inspector_referrals']),
      turnaround: numbers(readField.map(week, 'turnaround'), turnaroundOutcomes) satisfies Turnaround,
    },
    total_referrals: readField.number(document, 'total_referrals'),
    days: Object.fromEntries(
      Object.keys(days).map((date): [string, DayCounts] => [
        date,
        numbers(readField.map(days, date), ['requests', 'referrals', 'completed']),
      ]),
    ),
    next_day: readField.text(document, 'next_day'),
    counted_at: readField.text(document, 'counted_at'),
  };
}
