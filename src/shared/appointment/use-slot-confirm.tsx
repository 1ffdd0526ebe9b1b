import { useState, type ReactNode } from 'react';
import { isPast } from '@domain/appointment/slot-problems';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import type { ActionOutcome } from '@/ui/use-actions';
import { currentProblems, useSlotProblems } from './use-slot-problems';

interface Slot {
  readonly scheduled_date: string;
  readonly scheduled_time: string;
}

/** The confirmation that the server requires for an appointment in the past. */
export interface ConfirmedSlot {
  readonly confirmed_past?: true;
}

interface SlotConfirm {
  /** Runs `act` at once where the slot has no problems, else after a confirmation dialog. */
  readonly ask: (
    slot: Slot,
    act: (confirmed: ConfirmedSlot) => Promise<ActionOutcome>,
  ) => Promise<ActionOutcome>;
  readonly dialog: ReactNode;
}

interface Asked {
  readonly slot: Slot;
  readonly open: boolean;
  readonly answer: (confirmed: ConfirmedSlot | null) => void;
}

interface SlotConfirmWords {
  readonly title: string;
  readonly confirm: string;
  readonly consequence: string;
}

/** Asks for confirmation of an appointment in the past, on a closed day or outside the opening hours. */
export function useSlotConfirm({ title, confirm, consequence }: SlotConfirmWords): SlotConfirm {
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
      if (currentProblems(slot.scheduled_date, slot.scheduled_time, new Date()).length === 0) return act({});
      const confirmed = await new Promise<ConfirmedSlot | null>((answer) =>
        setAsked({ slot, open: true, answer }),
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
        {sentences} {consequence}
      </ConfirmDialog>
    ),
  };
}
