import type { ClientJob } from '@domain/access/client-forms';
import { questionnaireEntryId } from '@/offline/questionnaire-entry-id';
import { useEntry } from '@/offline/use-entry';
import { Run, type StationState } from '@/ui/run';
import { clientForms } from './client-form';

interface FormsRunProps {
  readonly job: ClientJob;
  readonly bookingKey: string;
  /** The path of the form on the screen. */
  readonly path: string;
}

const shortTitles = ['Agreement', 'Media release', 'Questionnaire'] as const;

/** Stepper of the three forms. The current step is the form on the screen, or else the first that is missing. */
export function FormsRun({ job, bookingKey, path }: FormsRunProps) {
  const entry = useEntry(questionnaireEntryId(bookingKey)) ?? null;
  const forms = clientForms(job, entry);
  const missing = forms.filter(({ state }) => state === 'missing');
  const open =
    missing.find((form) => form.path === path) ??
    missing[0] ??
    forms.find(({ state }) => state === 'waiting');
  const stateOf = (form: (typeof forms)[number]): StationState => {
    if (form.state === 'done') return 'done';
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
