import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Referral } from '@domain/referral/referral';
import { Icon } from '@/ui/icon';

export interface ReferralHandlers {
  readonly accept: (referral: Referral) => void;
  readonly decline: (referral: Referral) => void;
  readonly sendForms: (referral: Referral) => void;
  readonly remove: (referral: Referral) => void;
  readonly isRunning: (referral: Referral) => boolean;
}

interface ReferralButtonsProps {
  readonly referral: Referral;
  readonly handlers: ReferralHandlers;
}

/** Accept, Decline and Send Forms while a referral waits, and Delete. */
export function ReferralButtons({ referral, handlers }: ReferralButtonsProps) {
  const disabled = handlers.isRunning(referral);
  const name = referral.client_name;
  const quiet = { size: 'small', variant: 'outlined', color: 'inherit', disabled } as const;
  return (
    <>
      {referral.progress === 'none' && (
        <>
          <Button
            size="small"
            variant="contained"
            disabled={disabled}
            aria-label={`Accept: ${name}`}
            onClick={() => handlers.accept(referral)}
          >
            Accept
          </Button>
          <Button {...quiet} aria-label={`Decline: ${name}`} onClick={() => handlers.decline(referral)}>
            Decline
          </Button>
          <Button {...quiet} aria-label={`Send Forms: ${name}`} onClick={() => handlers.sendForms(referral)}>
            Send Forms
          </Button>
        </>
      )}
      <IconButton
        size="small"
        disabled={disabled}
        aria-label={`Delete: ${name}`}
        title="Delete"
        onClick={() => handlers.remove(referral)}
      >
        <Icon name="trash" size={18} />
      </IconButton>
    </>
  );
}
