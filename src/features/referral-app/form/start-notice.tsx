import { CoreIcon } from '@/ui/core-icon';
import { KeptDraftNotice } from '@/ui/kept-draft-notice';
import { Notice } from '@/ui/notice';
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
  return restored ? <KeptDraftNotice onStartOver={onStartOver} /> : null;
}
