import { WaitingToSend } from '@/ui/waiting-to-send';

/** The answers are complete and on the device; the server does not have them for certain yet. */
export function FollowUpWaiting() {
  return (
    <div role="status">
      <WaitingToSend />
    </div>
  );
}
