import type { ClientAppointment, FixedReason } from '@domain/appointment/appointment-calls';
import { changeNoticeHours } from '@domain/appointment/appointment-limits';
import { endingCharges } from '@domain/business/ending-charges';
import { lateCancelWords } from '@domain/job/charge-words';

interface FixedWords {
  readonly title: string;
  readonly text: string;
}

/** Why an appointment can't be changed on this page, and what to do. */
export const fixedWords: Record<FixedReason, FixedWords> = {
  'not-scheduled': {
    title: 'There is no appointment to change yet',
    text: 'We haven’t set a date with you yet. Call us, and we’ll find one together.',
  },
  'too-late': {
    title: 'It’s too late to change it here',
    text: `You can change an appointment on this page until ${changeNoticeHours} hours before it. Please call us, and we’ll see what we can do. ${lateCancelWords(endingCharges)}`.trim(),
  },
  'under-way': {
    title: 'The inspection is under way',
    text: 'The inspector has started. If something is wrong, call us.',
  },
  done: {
    title: 'The inspection is done',
    text: 'This appointment is over. If you’d like us to come again, book another inspection or call us.',
  },
};

/** Whether the date and time are agreed with the client. */
export function isAgreed({ fixed }: Pick<ClientAppointment, 'fixed'>): boolean {
  return fixed !== 'not-scheduled';
}
