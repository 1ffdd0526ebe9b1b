import type { ClientJob } from '@domain/access/client-forms';
import { minutesLeft } from '@domain/access/form-minutes';
import { styled } from '@mui/material/styles';
import { questionnaireEntryId } from '@/offline/questionnaire-entry-id';
import { useEntry } from '@/offline/use-entry';
import { Stepper, type StationState } from '@/ui/stepper';
import { clientForms } from './client-form';

interface FormsRunProps {
  readonly job: ClientJob;
  readonly linkKey: string;
  /** The path of the form on the screen. */
  readonly path: string;
}

const Left = styled('p')(({ theme }) => ({
  margin: '8px 0 0',
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

const shortTitles = ['Agreement', 'Media release', 'Questionnaire'] as const;

/** Stepper of the three forms, with the time that the missing ones take. The current step is the form on the screen, or else the first that is missing. */
export function FormsStepper({ job, linkKey, path }: FormsRunProps) {
  const entry = useEntry(questionnaireEntryId(linkKey)) ?? null;
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
  const left = minutesLeft(missing.map((form) => form.path));
  return (
    <div>
      <Stepper
        label="Your forms"
        stations={forms.map((form, index) => ({
          label: shortTitles[index] ?? form.title,
          state: stateOf(form),
        }))}
      />
      {left !== '' && <Left>{left}</Left>}
    </div>
  );
}
