import { CoreIcon } from '@/ui/core-icon';
import { Notice } from '@/ui/notice';
import { PlainButton } from '@/ui/plain-button';

/** Says that the form was filled in from an earlier visit. */
export function StoredDraftNotice({ onStartOver }: { readonly onStartOver: () => void }) {
  return (
    <Notice role="status">
      <CoreIcon name="cloud" />
      <div>
        <p>We saved what you typed on this device. It hasn’t been sent yet.</p>
        <PlainButton type="button" look="quiet" style={{ marginTop: 8 }} onClick={onStartOver}>
          Start over
        </PlainButton>
      </div>
    </Notice>
  );
}
