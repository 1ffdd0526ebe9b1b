import { styled } from '@mui/material/styles';
import { CallText } from '@/ui/call-text';
import { PlainButton } from '@/ui/plain-button';
import type { NotificationState } from './device-notifications';
import { useNotifications, type NotificationCalls } from './use-notifications';

const Control = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  '& p': { margin: 0 },
  '& [role="alert"]': { color: theme.vars.palette.error.main, fontWeight: 600 },
}));

interface NotificationsControlProps extends NotificationCalls {
  /** `a new request or referral comes in`. */
  readonly when: string;
}

/** Turns notifications on this device on and off. Nothing is asked before a press. */
export function NotificationsControl({ when, ...calls }: NotificationsControlProps) {
  const { state, running, problem, press } = useNotifications(calls);
  if (state === 'reading') return null;
  return (
    <Control>
      <p role="status">{wordsOf(state, when)}</p>
      {(state === 'on' || state === 'off') && (
        <PlainButton
          type="button"
          look={state === 'on' ? 'quiet' : 'main'}
          aria-disabled={running}
          onClick={() => {
            if (!running) void press();
          }}
        >
          {buttonOf(state, running)}
        </PlainButton>
      )}
      {problem !== null && (
        <p role="alert">
          <CallText>{problem}</CallText>
        </p>
      )}
    </Control>
  );
}

function buttonOf(state: 'on' | 'off', running: boolean): string {
  if (running) return state === 'on' ? 'Turning off...' : 'Turning on...';
  return state === 'on' ? 'Stop notifying this device' : 'Notify this device';
}

function wordsOf(state: NotificationState, when: string): string {
  const words: Record<NotificationState, string> = {
    on: `This device gets a notification when ${when}.`,
    off: `Get a notification on this device when ${when}. You’ll still get our emails.`,
    blocked:
      'Your browser blocks notifications from this site. Allow them in the browser’s settings for this site, then come back here.',
    'install-first':
      'To get notifications on an iPhone or iPad, tap Share, then Add to Home Screen, and open the app from there.',
    unsupported: 'This browser can’t show our notifications. You’ll still get our emails.',
  };
  return words[state];
}
