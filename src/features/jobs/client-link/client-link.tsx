import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Job } from '@domain/job/job';
import { missingForms } from '@domain/job/missing-forms';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { DetailSection } from '@/ui/detail-section';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { useNow } from '@/ui/use-now';
import { linkCondition, type LinkCondition } from './link-condition';
import type { LinkAction } from './use-link-action';

interface ClientLinkProps {
  readonly job: Job;
  readonly action: LinkAction;
}

const icons: Record<LinkCondition['state'], IconName> = {
  works: 'check-circle',
  expired: 'clock',
  revoked: 'lock',
  none: 'info',
};

/**
 * The client's access link: how long it works, and how to revoke or renew it. Use the job's id as the React key.
 */
export function ClientLink({ job, action }: ClientLinkProps) {
  const [asked, setAsked] = useState<'revoke' | 'reissue' | null>(null);
  // Separate from the dialog's kind, so that its text stays while it fades out.
  const [open, setOpen] = useState(false);
  const ask = (about: 'revoke' | 'reissue') => {
    setAsked(about);
    setOpen(true);
  };
  const { state, words } = linkCondition(job.forms_link, useNow());
  const { name, email } = job.customer;
  const mailed = missingForms(job).length > 0;
  const renew = mailed ? 'Send a new link' : 'Create a new link';
  const dialog = { running: action.isRunning(job), onClose: () => setOpen(false) };
  return (
    <DetailSection title="Client link">
      <Box sx={{ display: 'flex', gap: 1.25, fontSize: '0.875rem', lineHeight: 1.5, '& svg': { mt: '2px' } }}>
        <Icon name={icons[state]} size={18} />
        <span>{words}</span>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {state === 'works' && (
          <Button size="small" variant="outlined" color="error" onClick={() => ask('revoke')}>
            Revoke link
          </Button>
        )}
        <Button size="small" variant="outlined" color="inherit" onClick={() => ask('reissue')}>
          {renew}
        </Button>
      </Box>
      <ConfirmDialog
        {...dialog}
        open={open && asked === 'revoke'}
        title={`Revoke the link for ${name}?`}
        confirm="Revoke link"
        confirming="Revoking..."
        cancel="Keep link"
        destructive
        onConfirm={() => action.revoke(job)}
      >
        The links in every email to {name} stop working right away, on every device. Anything already
        submitted is kept.
        {mailed && ' Some forms are still missing. To let them continue, send a new link later.'}
      </ConfirmDialog>
      <ConfirmDialog
        {...dialog}
        open={open && asked === 'reissue'}
        title={mailed ? `Send ${name} a new link?` : `Create a new link for ${name}?`}
        confirm={renew}
        confirming={mailed ? 'Sending...' : 'Creating...'}
        cancel="Cancel"
        onConfirm={() => action.reissue(job)}
      >
        {state === 'works' && 'The links in earlier emails stop working right away. '}
        {mailed
          ? `An email with the new link and the missing forms goes to ${email}.`
          : 'All forms are in, so no email goes out now. Later emails will have the new link.'}
      </ConfirmDialog>
    </DetailSection>
  );
}
