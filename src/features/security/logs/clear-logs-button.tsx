import Button from '@mui/material/Button';
import { useState } from 'react';
import { logRetentionDays } from '@domain/security-log/clear-logs';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Icon } from '@/ui/icon';
import { useClearLogs } from './use-clear-logs';

/** Clear Old Logs, after a confirmation. */
export function ClearLogsButton({ call }: { readonly call: CallAsAdmin }) {
  const [open, setOpen] = useState(false);
  const { clear, running } = useClearLogs(call);
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        size="small"
        startIcon={<Icon name="trash" size={18} />}
        onClick={() => setOpen(true)}
      >
        Clear Old Logs
      </Button>
      <ConfirmDialog
        open={open}
        title="Clear old logs?"
        confirm="Clear Old Logs"
        confirming="Clearing..."
        cancel="Keep the logs"
        destructive
        running={running}
        onConfirm={clear}
        onClose={() => setOpen(false)}
      >
        This permanently deletes form submission logs older than {logRetentionDays} days. Requests, jobs,
        signed documents, and the audit trail stay, and the trail records this deletion.
      </ConfirmDialog>
    </>
  );
}
