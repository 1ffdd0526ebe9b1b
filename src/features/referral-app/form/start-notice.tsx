import { CoreIcon } from '@/ui/core-icon';
import { StoredDraftNotice } from '@/shared/unsent/stored-draft-notice';
import { Notice } from '@/ui/notice';
import { unsentChanges } from '@/shared/unsent/unsent-changes';
import { CallText } from '@/ui/call-text';
import type { FormStart } from './use-starting-entry';

interface StartNoticeProps {
  readonly start: Exclude<FormStart, { kind: 'sent' }>;
  /** Whether the form's content comes from an earlier visit. */
  readonly restored: boolean;
  /** Whether the device has edits that were not submitted. */
  readonly edited: boolean;
  readonly onStartOver: () => void;
}

/** Says where the form's initial content comes from. Shows nothing for a new referral. */
export function StartNotice({ start, restored, edited, onStartOver }: StartNoticeProps) {
  if (start.kind === 'edit') {
    const { state, refusal } = start.entry;
    const waits = state !== 'needs-attention' && state !== 'draft';
    return (
      <Notice role="status" tone={waits ? 'calm' : 'error'}>
        <CoreIcon name={waits ? 'cloud' : 'alert'} />
        <div>
          <p>
            <CallText>
              {waits
                ? 'This referral is waiting to be sent. What you submit here will replace it.'
                : `This referral wasn’t accepted. ${refusal?.userMessage ?? ''}`}
            </CallText>
          </p>
          {edited && <p>{unsentChanges} Submit again to send them.</p>}
        </div>
      </Notice>
    );
  }
  return restored ? <StoredDraftNotice onStartOver={onStartOver} /> : null;
}
