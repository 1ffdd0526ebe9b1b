import type { ClientAppointment } from '@domain/appointment/appointment-calls';
import { callFunction } from '@/api/call-function';
import { askLink } from '@/offline/ask-link';
import { useLink, type LinkQuestions } from '@/shared/access/use-link';

interface OpenAppointment {
  readonly state: 'open';
  readonly appointment: ClientAppointment;
}

const ask = (key: string) => askLink(() => callFunction('client-appointment-open', { booking: key }));
const questions: LinkQuestions<OpenAppointment> = { first: ask, again: ask };

export function useAppointment(key: string) {
  return useLink<OpenAppointment>(key, questions);
}
