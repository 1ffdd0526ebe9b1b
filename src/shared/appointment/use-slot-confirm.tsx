import type { Appointment } from '@domain/job/move-job';
import { useState, type ReactNode } from 'react';
import { overlap, takenTime } from '@domain/appointment/taken-time';
import { isPast } from '@domain/appointment/slot-problems';
import { reportedAs } from '@/logging/report-fault';
import { useSettings } from '@/settings/use-settings';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import type { ActionOutcome } from '@/ui/use-actions';
import { bookedTwice, jobAtAddress } from './booked-twice';
import { jobsBeside, type FindJobsOn, type SlotJob } from './use-slot-conflicts';
import { currentProblems, useSlotProblems } from './use-slot-problems';

/** The confirmation that the server requires for an appointment in the past. */
export interface ConfirmedSlot {
  readonly confirmed_past?: true;
}

interface SlotConfirm {
  /** Runs `act` at once where the slot has no problems, else after a confirmation dialog. */
  readonly ask: (
    slot: Appointment,
    act: (confirmed: ConfirmedSlot) => Promise<ActionOutcome>,
  ) => Promise<ActionOutcome>;
  readonly dialog: ReactNode;
}

interface Asked {
  readonly slot: Appointment;
  /** The job at the same address and time. */
  readonly twice: SlotJob | undefined;
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
}

/**
 * Asks for confirmation of an appointment in the past, on a closed day, outside the opening hours, or at an address
 * that has a job at that time.
 */
export function useSlotConfirm(options: SlotConfirmOptions): SlotConfirm {
  const { title, confirm, consequence, address, service, findJobsOn, except } = options;
  const settings = useSettings();
  const [asked, setAsked] = useState<Asked | null>(null);
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
      const own = takenTime(settings, { ...slot, service_type: service });
      const others = jobsBeside(jobs, except).filter((job) => overlap(takenTime(settings, job), own));
      const twice = jobAtAddress(others, address);
      const now = new Date();
      if (
        !twice &&
        currentProblems(settings.hours, slot.scheduled_date, slot.scheduled_time, now).length === 0
      ) {
        return act({});
      }
      const confirmed = await new Promise<ConfirmedSlot | null>((answer) =>
        setAsked({ slot, twice, open: true, answer }),
      );
      return confirmed === null ? 'failed' : act(confirmed);
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
          close(isPast(problems) ? { confirmed_past: true } : {});
          return Promise.resolve(false);
        }}
        onClose={() => close(null)}
        onExited={() => setAsked(null)}
      >
        {[asked.twice && bookedTwice(asked.twice), sentences, consequence].filter(Boolean).join(' ')}
      </ConfirmDialog>
    ),
  };
}
