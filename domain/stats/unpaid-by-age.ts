import { addDays, type CalendarDate } from '../time/calendar-date';
import { total } from './revenue';

/** How long something is unpaid: up to a week after the visit or report, to a month, to 90 days, or longer. */
export const unpaidAges = ['week', 'month', 'quarter', 'older'] as const;
export type UnpaidAge = (typeof unpaidAges)[number];

/** The last day of each age, in days. */
const lastDays: Readonly<Record<Exclude<UnpaidAge, 'older'>, number>> = { week: 7, month: 30, quarter: 90 };

/** What someone has to pay, US dollars, since when. */
export interface Unpaid {
  readonly day: CalendarDate;
  readonly amount: number;
}

/** The sums that are unpaid, by how long. */
export function unpaidByAge(
  unpaid: readonly Unpaid[],
  today: CalendarDate,
): readonly { readonly age: UnpaidAge; readonly amount: number }[] {
  const ageOf = ({ day }: Unpaid) =>
    unpaidAges.find((age) => age === 'older' || day >= addDays(today, -lastDays[age])) ?? 'older';
  return unpaidAges.map((age) => ({ age, amount: total(unpaid.filter((each) => ageOf(each) === age)) }));
}
