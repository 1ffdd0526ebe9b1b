import { undoSeconds } from '@domain/job/undo-step';
import type { Property } from '@domain/property/property';
import type { PropertyMoved } from '@domain/property/property-calls';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { useActions, type ActionOutcome } from '@/ui/use-actions';

/** What is chosen to be split off. */
export interface ChosenRecords {
  readonly bookingIds: readonly string[];
  readonly reportIds: readonly string[];
}

export interface PropertyActions {
  /** Merges another property into this one. */
  readonly merge: (other: Property) => Promise<ActionOutcome>;
  readonly split: (chosen: ChosenRecords) => Promise<ActionOutcome>;
  readonly isRunning: boolean;
}

/** Merge and split of a property, each with Undo. */
export function usePropertyActions({ id, address }: Pick<Property, 'id' | 'address'>): PropertyActions {
  const { act, running } = useActions();
  const undo = ({ moveId }: PropertyMoved, about: string) =>
    act(
      `undo:${moveId}`,
      { done: 'Undone', failed: 'Failed to undo.', about, refusedOffline: true },
      (idempotencyKey) => callAsAdmin('office-property-undo', { moveId, idempotencyKey }),
    );
  const offer = (moved: PropertyMoved, about: string) => ({
    label: 'Undo',
    offeredFor: undoSeconds * 1000,
    onChoose: () => void undo(moved, about),
  });
  const more = ({ state }: PropertyMoved) => (state === 'RUNNING' ? ' The rest follows within minutes.' : '');
  return {
    merge: (other) =>
      act(
        `merge:${other.id}`,
        {
          done: 'Properties Merged',
          failed: 'Failed to merge the properties.',
          about: (moved: PropertyMoved) => `${other.address} is now ${address}.${more(moved)}`,
          offer: (moved) => offer(moved, `${other.address} is a property of its own again`),
          refusedOffline: true,
        },
        (idempotencyKey) =>
          callAsAdmin('office-property-merge', { propertyId: other.id, intoId: id, idempotencyKey }),
      ),
    split: ({ bookingIds, reportIds }) =>
      act(
        `split:${id}`,
        {
          done: 'Property Split',
          failed: 'Failed to split the property.',
          about: (moved: PropertyMoved) => `What you chose has its own history now.${more(moved)}`,
          offer: (moved) => offer(moved, `All back at ${address}`),
          refusedOffline: true,
        },
        (idempotencyKey) =>
          callAsAdmin('office-property-split', {
            propertyId: id,
            bookingIds: [...bookingIds],
            reportIds: [...reportIds],
            idempotencyKey,
          }),
      ),
    isRunning: running.size > 0,
  };
}
