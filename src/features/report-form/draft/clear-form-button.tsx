import Button from '@mui/material/Button';
import { useState } from 'react';
import { gloveHeight } from '@domain/brand/measures';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useToast } from '@/ui/use-toast';

interface ClearFormButtonProps {
  /** Removes the draft, its photos and its films from the device. */
  readonly onClear: () => Promise<void>;
}

/** Clear Form, after a confirmation. */
export function ClearFormButton({ onClear }: ClearFormButtonProps) {
  const [open, setOpen] = useState(false);
  const toast = useToast();
  return (
    <>
      <Button size="large" color="inherit" sx={{ minHeight: gloveHeight }} onClick={() => setOpen(true)}>
        Clear Form
      </Button>
      <ConfirmDialog
        open={open}
        title="Clear the form?"
        confirm="Clear Form"
        confirming="Clearing..."
        cancel="Keep form"
        destructive
        running={false}
        onConfirm={async () => {
          await onClear();
          toast({ title: 'Form Cleared' });
          return true;
        }}
        onClose={() => setOpen(false)}
      >
        This permanently removes what you wrote, its photos, and its films from this device.
      </ConfirmDialog>
    </>
  );
}
