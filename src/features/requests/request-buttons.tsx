import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Lead } from '@domain/request/lead';
import { Icon } from '@/ui/icon';

export interface RequestHandlers {
  readonly accept: (lead: Lead) => void;
  readonly decline: (lead: Lead) => void;
  readonly sendForms: (lead: Lead) => void;
  readonly remove: (lead: Lead) => void;
  readonly isRunning: (lead: Lead) => boolean;
}

interface RequestButtonsProps {
  readonly lead: Lead;
  readonly handlers: RequestHandlers;
}

/** Accept, Decline, Delete and Send Forms of one request. */
export function RequestButtons({ lead, handlers }: RequestButtonsProps) {
  const disabled = handlers.isRunning(lead);
  return (
    <>
      <Button
        size="small"
        variant="contained"
        disabled={disabled}
        aria-label={`Accept: ${lead.name}`}
        onClick={() => handlers.accept(lead)}
      >
        Accept
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        disabled={disabled}
        aria-label={`Decline: ${lead.name}`}
        onClick={() => handlers.decline(lead)}
      >
        Decline
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        disabled={disabled}
        aria-label={`Send Forms: ${lead.name}`}
        onClick={() => handlers.sendForms(lead)}
      >
        Send Forms
      </Button>
      <IconButton
        size="small"
        disabled={disabled}
        aria-label={`Delete: ${lead.name}`}
        title="Delete"
        onClick={() => handlers.remove(lead)}
      >
        <Icon name="trash" size={18} />
      </IconButton>
    </>
  );
}
