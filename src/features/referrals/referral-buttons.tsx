import { isDeclined } from '@domain/referral/is-declined';
import type { Referral } from '@domain/referral/referral';
import { WaitingButtons, type WaitingHandlers } from '@/shared/request/waiting-buttons';

export type ReferralHandlers = WaitingHandlers<Referral>;

interface ReferralButtonsProps {
  readonly referral: Referral;
  readonly handlers: ReferralHandlers;
}

/** Accept, Decline and Send Forms for a waiting referral, and Delete; a declined one can still be accepted. */
export function ReferralButtons({ referral, handlers }: ReferralButtonsProps) {
  return (
    <WaitingButtons
      row={referral}
      of={referral.client_name}
      handlers={handlers}
      handled={referral.progress !== 'none'}
      declinable={!isDeclined(referral)}
    />
  );
}
