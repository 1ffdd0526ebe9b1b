import type { CallRequest } from '@domain/api/contract';
import type { AcceptanceUndone } from '@domain/job/undo-acceptance';
import { undoSeconds } from '@domain/job/undo-step';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import type { ActionOutcome, Actions } from '@/ui/use-actions';
import type { ToastAction } from '@/ui/use-toast';

interface Undoing {
  readonly act: Actions['act'];
  readonly call: CallAsAdmin;
  /** The client's name. */
  readonly name: string;
  /** Called with null if someone else undid it, or it can no longer be undone. */
  readonly onUndone: (answer: AcceptanceUndone | null) => void;
}

/** The job that accepting made, or the request that a referral became. */
type Accepted = Pick<CallRequest<'office-acceptance-undo'>, 'record' | 'id'>;

const lists = { request: 'Direct Requests', referral: 'Referrals' } as const;

function whereTo(name: string, { restored, isPending }: AcceptanceUndone): string {
  if (restored) return `${name} is back under ${lists[restored]}.`;
  return isPending ? `The job for ${name} is pending again.` : `The job for ${name} is removed.`;
}

/** Undoes the acceptance of a request or referral, with its toasts. */
export async function undoAcceptance(
  { record, id }: Accepted,
  { act, call, name, onUndone }: Undoing,
): Promise<ActionOutcome> {
  let undone: AcceptanceUndone | null = null;
  const outcome = await act(
    `undo:${id}`,
    {
      done: 'Acceptance Undone',
      failed: 'Failed to undo.',
      about: (answer: AcceptanceUndone) => whereTo(name, answer),
      refusedOffline: true,
    },
    async (idempotencyKey) => {
      undone = await call('office-acceptance-undo', { record, id, idempotencyKey });
      return undone;
    },
  );
  if (outcome !== 'failed') onUndone(undone);
  return outcome;
}

/** Undo in the toast of an acceptance. */
export function offerAcceptanceUndo(accepted: Accepted, undoing: Undoing): ToastAction {
  return {
    label: 'Undo',
    onChoose: () => void undoAcceptance(accepted, undoing),
    offeredFor: undoSeconds * 1000,
  };
}
