import { CoreIcon } from '@/ui/core-icon';
import { Notice } from '@/ui/notice';
import { PlainButton } from '@/ui/plain-button';
import type { FormStart } from './use-starting-entry';

interface StartNoticeProps {
  readonly start: Exclude<FormStart, { kind: 'locked' }>;
  /** What stands in the form comes from an earlier visit. */
  readonly restored: boolean;
  readonly onStartOver: () => void;
}

/** Says where the form's content comes from, where it is not empty. */
export function StartNotice({ start, restored, onStartOver }: StartNoticeProps) {
  if (start.kind === 'edit') {
    const { state, refusal } = start.entry;
    return (
      <Notice role="status" tone={state === 'queued' ? 'calm' : 'error'}>
        <CoreIcon name={state === 'queued' ? 'cloud' : 'alert'} />
        <p>
          {state === 'queued'
            ? 'This referral waits to be sent. What you submit here takes its place.'
            : `This referral was not accepted. ${refusal?.userMessage ?? ''}`}
        </p>
      </Notice>
    );
  }
  if (!restored) return null;
  return (
    <Notice role="status">
      <CoreIcon name="cloud" />
      <div>
        <p>We kept what you typed on this device. It has not been sent yet.</p>
        <PlainButton type="button" look="quiet" style={{ marginTop: 8 }} onClick={onStartOver}>
          Start over
        </PlainButton>
      </div>
    </Notice>
  );
}
