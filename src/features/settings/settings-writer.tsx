import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { weekdays } from '@domain/business/facts';
import { FieldNotesContext } from '@/forms/field-notes';
import { focusFirstError } from '@/forms/focus-first-error';
import { agreementNotes } from './agreement-notes';
import { AreaPart } from './area-part';
import { wordedKinds, type WordedKind } from '@domain/settings/worded-kinds';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { ContactPart } from './contact-part';
import { EmailsPart } from './emails-part';
import { FindingsPart } from './findings-part';
import { HoursPart } from './hours-part';
import type { FindComingJobs } from './jobs-outside';
import { OutreachPart } from './outreach-part';
import { PromisesPart } from './promises-part';
import { ReportsPart } from './reports-part';
import { RewardsPart } from './rewards-part';
import { ServicesPart } from './services-part';
import { typedSettings, type SettingsForm } from './settings-form';
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

interface SettingsWriterProps {
  readonly edit: SettingsEdit;
  readonly call: CallAsAdmin;
  readonly findComingJobs: FindComingJobs;
  /** The list of coming reminders; `on` where they are sent at all. */
  readonly reminders: (on: boolean) => ReactNode;
}

/** The fields, and the bar that saves them. After a refused save, the first wrong field is focused. */
export function SettingsWriter({ edit, call, findComingJobs, reminders }: SettingsWriterProps) {
  const { base, changes, problems, saving } = edit;
  const form = useRef<HTMLFormElement>(null);
  const { values } = useFormikContext<SettingsForm>();
  const [all, setAll] = useState(false);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [openHours, setOpenHours] = useState<ReadonlySet<string>>(new Set());
  const [openFindings, setOpenFindings] = useState<ReadonlySet<string>>(new Set());
  const [openRewards, setOpenRewards] = useState<ReadonlySet<string>>(new Set());
  const [openEmails, setOpenEmails] = useState<ReadonlySet<WordedKind>>(new Set());
  const { services, rewards } = base.settings;
  const savedIds = useMemo(() => new Set(services.catalog.map(({ id }) => id)), [services]);
  const savedRewards = useMemo(() => new Set(rewards.options.map(({ value }) => value)), [rewards]);
  const shown = useMemo(() => ({ problems, all }), [problems, all]);
  const notes = useMemo(() => agreementNotes(typedSettings(values)), [values]);

  const save = async () => {
    const wrong = await edit.save();
    const refused = Object.keys(wrong).length > 0;
    flushSync(() => {
      setAll(refused);
      setOpen((before) => new Set([...before, ...wrongServices(wrong, values)]));
      setOpenHours((before) => new Set([...before, ...wrongHours(wrong, values)]));
      setOpenFindings((before) => new Set([...before, ...wrongFindings(wrong, values)]));
      setOpenRewards((before) => new Set([...before, ...wrongRewards(wrong, values)]));
      setOpenEmails((before) => new Set([...before, ...wrongEmails(wrong)]));
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
        <HoursPart
          saved={base.settings.hours}
          findComingJobs={findComingJobs}
          open={openHours}
          onOpen={setOpenHours}
        />
        <AreaPart />
        <FieldNotesContext value={notes}>
          <ContactPart />
          <PromisesPart />
        </FieldNotesContext>
        <ReportsPart />
        <FindingsPart open={openFindings} onOpen={setOpenFindings} />
        <RewardsPart savedValues={savedRewards} open={openRewards} onOpen={setOpenRewards} />
        <OutreachPart saved={base.settings.outreach} reminders={reminders} />
        <EmailsPart call={call} open={openEmails} onOpen={setOpenEmails} />
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
  return wrongPlaces(problems, 'services.catalog').flatMap((place) => services.catalog[place]?.id ?? []);
}

/** The days of the week and the ids of the closures with an error. */
function wrongHours(problems: Problems, { hours }: SettingsForm): readonly string[] {
  const days = weekdays.filter((day) =>
    Object.keys(problems).some((name) => name.startsWith(`hours.week.${day}.`)),
  );
  const closures = wrongPlaces(problems, 'hours.closures').flatMap(
    (place) => hours.closures[place]?.id ?? [],
  );
  return [...days, ...closures];
}

/** The ids of the findings with an error. */
function wrongFindings(problems: Problems, { findings }: SettingsForm): readonly string[] {
  return wrongPlaces(problems, 'findings.catalog').flatMap((place) => findings.catalog[place]?.id ?? []);
}

/** The values of the rewards with an error. */
function wrongRewards(problems: Problems, { rewards }: SettingsForm): readonly string[] {
  return wrongPlaces(problems, 'rewards.options').flatMap((place) => rewards.options[place]?.value ?? []);
}

/** The kinds of the emails with an error. */
function wrongEmails(problems: Problems): readonly WordedKind[] {
  return wordedKinds.filter((kind) =>
    Object.keys(problems).some((name) => name.startsWith(`emails.${kind}.`)),
  );
}

function wrongPlaces(problems: Problems, list: string): readonly number[] {
  return Object.keys(problems)
    .filter((name) => name.startsWith(`${list}[`))
    .map((name) => Number.parseInt(name.slice(list.length + 1), 10));
}
