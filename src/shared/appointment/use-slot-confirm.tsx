import { useState, type ReactNode } from 'react';
import { isPast } from '@domain/appointment/slot-problems';
import { isOverbooked } from '@domain/availability/is-available';
import { overbookedSentence } from '@domain/availability/overbooked-sentence';
import { obstacleSentence } from '@domain/inspector/obstacle-words';
import { takenReasonLimit } from '@domain/request/accept-request';
import { OutlinedField } from '@/forms/outlined-field';
import { reportedAs } from '@/logging/report-fault';
import { useSettings } from '@/settings/use-settings';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import type { ActionOutcome } from '@/ui/use-actions';
import { useInspectors } from '../inspector/team-context';
import { bookedTwice, jobAtAddress } from './booked-twice';
import { appointmentOf, chosenInspector, type SlotForm } from './slot-form';
import { jobsBeside, jobsMeeting, type FindJobsOn, type SlotJob } from './use-day-jobs';
import { currentProblems, useSlotProblems } from './use-slot-problems';

/** Who does the job, and the confirmations that the server requires. */
export interface ConfirmedSlot {
  /** For an appointment in the past. */
  readonly confirmed_past?: true;
  /** For a taken time. */
  readonly confirmed_taken?: true;
  /** Why, where the office says it. */
  readonly taken_reason?: string;
  /** Undefined where nobody does inspections, which leaves it as it is. */
  readonly inspector_id?: string | null;
}

interface SlotConfirm {
  /** Runs `act` at once where the slot has no problems, else after a confirmation dialog. */
  readonly ask: (
    slot: SlotForm,
    act: (confirmed: ConfirmedSlot) => Promise<ActionOutcome>,
  ) => Promise<ActionOutcome>;
  readonly dialog: ReactNode;
}

interface Asked {
  readonly slot: SlotForm;
  /** The job at the same address and time. */
  readonly twice: SlotJob | undefined;
  /** What stands against the inspector or the time; empty for nothing. */
  readonly against: string;
  /** Whether the time is taken. */
  readonly taken: boolean;
  readonly open: boolean;
  readonly answer: (confirmed: ConfirmedSlot | null) => void;
}

interface SlotConfirmWords {
  readonly title: string;
  readonly confirm: string;
  readonly consequence: string;
}

interface SlotConfirmOptions extends SlotConfirmWords {
  /** The property. */
  readonly address: string;
  /** The service's name. */
  readonly service: string;
  readonly findJobsOn: FindJobsOn;
  /** The job, request or referral that is given the appointment. */
  readonly except?: string;
  /** Whether the appointment stays, so that only what stands against the inspector is asked about. */
  readonly onlyInspector?: boolean;
}

/**
 * Asks for confirmation of an appointment in the past, on a closed day, outside the opening hours, at an address that has
 * a job at that time, for an inspector who can't do it, or at a taken time.
 */
export function useSlotConfirm(options: SlotConfirmOptions): SlotConfirm {
  const {
    title,
    confirm,
    consequence,
    address,
    service,
    findJobsOn,
    except,
    onlyInspector = false,
  } = options;
  const settings = useSettings();
  const inspectors = useInspectors();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [reason, setReason] = useState('');
  // The problems are live, because the time can pass while the dialog is shown.
  const { problems, sentences } = useSlotProblems(
    asked?.slot.scheduled_date ?? '',
    asked?.slot.scheduled_time ?? '',
  );
  const close = (confirmed: ConfirmedSlot | null) => {
    asked?.answer(confirmed);
    setAsked((before) => before && { ...before, open: false });
  };
  return {
    ask: async (slot, act) => {
      // If the day's jobs can't be read, booking continues without the check.
      const jobs = await findJobsOn(slot.scheduled_date).catch(reportedAs('jobs of a day not found', []));
      const visit = { ...appointmentOf(slot), service_type: service };
      const others = jobsBeside(jobs, except);
      const twice = onlyInspector
        ? undefined
        : jobAtAddress(jobsMeeting(settings, visit, others, null), address);
      const chosen = chosenInspector(settings, inspectors, { choice: slot.inspector_id, visit }, others);
      const standing =
        chosen.inspector && chosen.obstacles.length > 0
          ? obstacleSentence(chosen.inspector, chosen.obstacles)
          : '';
      const isOwnTaken = chosen.obstacles.includes('taken');
      const overbooked =
        !onlyInspector &&
        !isOwnTaken &&
        isOverbooked(settings, inspectors, { ...visit, inspector_id: chosen.id }, others);
      const against = [standing, overbooked && overbookedSentence(inspectors.length)]
        .filter(Boolean)
        .join(' ');
      const taken = isOwnTaken || overbooked;
      const assigned = {
        ...(inspectors.length > 0 && { inspector_id: chosen.id }),
        ...(taken && { confirmed_taken: true as const }),
      };
      const now = new Date();
      if (
        !twice &&
        against === '' &&
        (onlyInspector ||
          currentProblems(settings.hours, slot.scheduled_date, slot.scheduled_time, now).length === 0)
      ) {
        return act(assigned);
      }
      const confirmed = await new Promise<ConfirmedSlot | null>((answer) =>
        setAsked({ slot, twice, against, taken, open: true, answer }),
      );
      const outcome = confirmed === null ? 'failed' : await act({ ...assigned, ...confirmed });
      // After a failure it is asked again, and the reason is the same.
      if (confirmed === null || outcome !== 'failed') setReason('');
      return outcome;
    },
    dialog: asked && (
      <ConfirmDialog
        open={asked.open}
        title={title}
        confirm={confirm}
        confirming={confirm}
        cancel="Choose another time"
        running={false}
        onConfirm={() => {
          const said = asked.taken ? reason.trim() : '';
          close({
            ...(isPast(problems) && { confirmed_past: true }),
            ...(said !== '' && { taken_reason: said }),
          });
          return Promise.resolve(false);
        }}
        onClose={() => close(null)}
        onExited={() => setAsked(null)}
        field={
          asked.taken && (
            <OutlinedField
              name="taken_reason"
              label="Why? (optional)"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              onBlur={() => undefined}
              slotProps={{ htmlInput: { maxLength: takenReasonLimit } }}
              sx={{ marginBlockStart: 2 }}
            />
          )
        }
      >
        {[asked.twice && bookedTwice(asked.twice), asked.against, !onlyInspector && sentences, consequence]
          .filter(Boolean)
          .join(' ')}
      </ConfirmDialog>
    ),
  };
}
