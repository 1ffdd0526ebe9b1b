import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstError } from '@/forms/focus-first-error';
import { ContactPart } from './contact-part';
import { PromisesPart } from './promises-part';
import { ServicesPart } from './services-part';
import type { SettingsForm } from './settings-form';
import type { Problems } from './settings-problems';
import { ShownProblemsContext } from './shown-problems';
import { UnsavedBar } from './unsaved-bar';
import type { SettingsEdit } from './use-settings-edit';

const Form = styled('form')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // What gets the focus is not below the bar.
  '& :is(input, textarea, select, button)': { scrollMarginBlock: '40px 200px' },
});

/** The fields, and the bar that saves them. After a refused save, the first wrong field is focused. */
export function SettingsWriter({ edit }: { readonly edit: SettingsEdit }) {
  const { base, changes, problems, saving } = edit;
  const form = useRef<HTMLFormElement>(null);
  const { values } = useFormikContext<SettingsForm>();
  const [all, setAll] = useState(false);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const savedIds = useMemo(() => new Set(base.settings.services.catalog.map(({ id }) => id)), [base]);
  const shown = useMemo(() => ({ problems, all }), [problems, all]);

  const save = async () => {
    const wrong = await edit.save();
    const refused = Object.keys(wrong).length > 0;
    flushSync(() => {
      setAll(refused);
      setOpen((before) => new Set([...before, ...wrongServices(wrong, values)]));
    });
    if (refused && form.current) focusFirstError(form.current, wrong);
  };

  return (
    <ShownProblemsContext value={shown}>
      <Form
        ref={form}
        noValidate
        aria-label="Settings"
        onKeyDown={keepFromSubmitting}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <ServicesPart savedIds={savedIds} open={open} onOpen={setOpen} />
        <ContactPart />
        <PromisesPart />
        <UnsavedBar
          changes={changes}
          problems={all ? Object.keys(problems).length : 0}
          saving={saving}
          onDiscard={() => {
            setAll(false);
            edit.discard();
          }}
        />
      </Form>
    </ShownProblemsContext>
  );
}

/** Enter in a field would save prices that are half typed. */
function keepFromSubmitting(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** The ids of the services with an error. */
function wrongServices(problems: Problems, { services }: SettingsForm): readonly string[] {
  return Object.keys(problems).flatMap((name) => {
    const index = /^services\.catalog\[(\d+)\]/.exec(name)?.[1];
    const id = index === undefined ? undefined : services.catalog[Number(index)]?.id;
    return id === undefined ? [] : [id];
  });
}
