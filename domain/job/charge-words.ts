import { changeNoticeHours } from '../appointment/appointment-limits';
import type { EndingCharges } from '../business/ending-charges';
import { dollars } from '../text/dollars';

/** What cancelling costs, as the terms and the agreement say it. */
export function cancellingWords({ cancelled_late: late }: EndingCharges): string {
  if (late === 0) return 'If you cancel before we arrive, you owe nothing.';
  return `If you cancel ${changeNoticeHours} hours or more before the appointment, you owe nothing. If you cancel later, you owe ${dollars(late)}.`;
}

/** What is owed when nobody lets us in; empty if nothing is. */
export function notLetInWords({ no_show: missed, turned_away: away }: EndingCharges): readonly string[] {
  if (missed > 0 && missed === away) return [`If we come and aren’t let in, you owe ${dollars(missed)}.`];
  return [
    ...(missed > 0 ? [`If we come and nobody is there to let us in, you owe ${dollars(missed)}.`] : []),
    ...(away > 0 ? [`If we come and are turned away at the door, you owe ${dollars(away)}.`] : []),
  ];
}

/** What is owed for a line that can't be inspected; null if nothing is. */
export function notInspectedWords({ not_inspected: amount }: EndingCharges): string | null {
  if (amount === 0) return null;
  return `If we come and can’t get the camera into the line at all, you owe ${dollars(amount)} instead of the price of the inspection.`;
}

/** Everything that may be charged without an inspection; empty if the business charges nothing. */
export function chargeSentences(charges: EndingCharges): readonly string[] {
  const notInspected = notInspectedWords(charges);
  return [
    ...(charges.cancelled_late > 0 ? [cancellingWords(charges)] : []),
    ...notLetInWords(charges),
    ...(notInspected ? [notInspected] : []),
  ];
}

/** What cancelling too late for the appointment page costs; empty if nothing. */
export function lateCancelWords({ cancelled_late: late }: EndingCharges): string {
  return late === 0
    ? ''
    : `Cancelling less than ${changeNoticeHours} hours before the appointment costs ${dollars(late)}.`;
}
