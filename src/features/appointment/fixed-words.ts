import type { ClientAppointment, FixedReason } from '@domain/appointment/appointment-calls';
import { changeNoticeHours } from '@domain/appointment/appointment-limits';

interface FixedWords {
  readonly title: string;
  readonly text: string;
}

/** Why an appointment can't be changed on this page, and what to do. */
export const fixedWords: Record<FixedReason, FixedWords> = {
  'not-scheduled': {
    title: 'There is no appointment to change yet',
    text: 'We have not agreed on a date with you. Call us, and we find one together.',
  },
  'too-late': {
    title: 'It is too late to change it here',
    text: `Until ${changeNoticeHours} hours before, an appointment can be changed on this page. Now please call us: we look for a way on the phone.`,
  },
  'under-way': {
    title: 'The inspection is under way',
    text: 'The inspector has begun. If something is wrong, call us.',
  },
  done: {
    title: 'The inspection is done',
    text: 'This appointment is over. If you want us to come again, book another inspection or call us.',
  },
};

/** Whether date and time of the appointment are agreed with the client. */
export function isAgreed({ fixed }: Pick<ClientAppointment, 'fixed'>): boolean {
  return fixed !== 'not-scheduled';
}
