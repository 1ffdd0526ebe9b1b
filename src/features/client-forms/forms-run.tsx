import type { ClientBooking } from '@domain/access/client-forms';
import { Run, type StationState } from '@/ui/run';
import { clientForms } from './client-form';

interface FormsRunProps {
  readonly booking: ClientBooking;
  /** The form that is open, by its path. */
  readonly path: string;
}

const shortTitles = ['Agreement', 'Media release', 'Questionnaire'] as const;

/** How far the client is with the three forms; the one that is open, or else the first that is missing, is the next. */
export function FormsRun({ booking, path }: FormsRunProps) {
  const forms = clientForms(booking);
  const open = forms.find((form) => form.path === path && !form.done) ?? forms.find(({ done }) => !done);
  const stateOf = (form: (typeof forms)[number]): StationState => {
    if (form.done) return 'done';
    return form === open ? 'current' : 'ahead';
  };
  return (
    <Run
      label="Your forms"
      stations={forms.map((form, index) => ({
        label: shortTitles[index] ?? form.title,
        state: stateOf(form),
      }))}
    />
  );
}
