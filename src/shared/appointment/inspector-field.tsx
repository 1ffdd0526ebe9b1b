import { useFormikContext } from 'formik';
import { inspectorName } from '@domain/inspector/inspector';
import { obstacleSentence, obstacleWords } from '@domain/inspector/obstacle-words';
import { obstacles, type PlannedJob } from '@domain/inspector/obstacles';
import { proposeInspector } from '@domain/inspector/propose-inspector';
import { isCalendarDate } from '@domain/time/calendar-date';
import { isTimeOfDay } from '@domain/time/time-of-day';
import { FormSelectField } from '@/forms/form-select-field';
import { useSettings } from '@/settings/use-settings';
import { memberName, useInspectors, useMember } from '../inspector/team-context';
import { chosenInspector, proposed, type SlotForm } from './slot-form';
import type { SlotJob } from './use-day-jobs';

interface InspectorFieldProps {
  /** As far as typed. */
  readonly visit: PlannedJob;
  /** The day's other jobs; null while they load, or where loading failed. */
  readonly others: readonly SlotJob[] | null;
  readonly disabled: boolean;
}

/** Who does the job, with the proposal and what stands against each; nothing where nobody does inspections. */
export function InspectorField({ visit, others, disabled }: InspectorFieldProps) {
  const { values, initialValues } = useFormikContext<SlotForm>();
  const settings = useSettings();
  const inspectors = useInspectors();
  const { inspector_id: choice } = values;
  const { inspector_id: initial } = initialValues;
  const initialMember = useMember(initial);
  if (inspectors.length === 0 && (initial === proposed || initial === '')) return null;

  const known = others !== null && isCalendarDate(visit.scheduled_date) && isTimeOfDay(visit.scheduled_time);
  const against = (inspector: (typeof inspectors)[number]) =>
    known ? obstacles(settings, inspector, visit, others) : [];
  const proposal = known ? proposeInspector(settings, inspectors, visit, others) : null;
  const chosen = known ? chosenInspector(settings, inspectors, { choice, visit }, others) : null;
  const isFormer = initial !== proposed && initial !== '' && inspectors.every(({ uid }) => uid !== initial);
  const options = [
    ...(initial === proposed
      ? [
          {
            value: proposed,
            label: proposal
              ? `${inspectorName(proposal.inspector)} (proposed)`
              : 'Nobody yet (nobody is available)',
          },
        ]
      : []),
    ...inspectors.map((inspector) => ({
      value: inspector.uid,
      label: [inspectorName(inspector), obstacleWords(against(inspector))].filter(Boolean).join(': '),
    })),
    ...(isFormer ? [{ value: initial, label: memberName(initial, initialMember) }] : []),
    { value: '', label: 'Nobody yet' },
  ];
  return (
    <FormSelectField
      name="inspector_id"
      label="Inspector"
      disabled={disabled}
      options={
        known || initial !== proposed
          ? options
          : [{ value: choice, label: 'Looking for who is available...' }]
      }
      hint={hintOf()}
    />
  );

  function hintOf(): string {
    if (!chosen) return 'Who is available depends on the date and time.';
    if (choice === proposed) {
      return chosen.proposal
        ? `${chosen.proposal.reason}.`
        : 'No inspector who does this service is available at this time.';
    }
    if (!chosen.inspector) return 'You can assign it later.';
    if (chosen.obstacles.length === 0) return 'Available at this time.';
    return `${obstacleSentence(chosen.inspector, chosen.obstacles)} You’ll be asked to confirm it.`;
  }
}
