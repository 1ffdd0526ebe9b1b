import type { Property } from '@domain/property/property';
import { ConfirmDialog } from '@/ui/confirm-dialog';

interface MergeDialogProps {
  readonly open: boolean;
  /** The property that stays. */
  readonly into: string;
  readonly other: Property;
  readonly running: boolean;
  /** @returns whether the dialog may close. */
  readonly onMerge: () => Promise<boolean>;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

/** Asks before two properties become one. */
export function MergeDialog({ into, other, onMerge, ...dialog }: MergeDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title="Are these the same property?"
      confirm="Merge Properties"
      confirming="Merging..."
      cancel="Cancel"
      onConfirm={onMerge}
    >
      Everything at {other.address} moves to {into}, and so does each new job with that address. You can undo
      this for a minute. Later, you can split it again. Clients see none of this.
    </ConfirmDialog>
  );
}
