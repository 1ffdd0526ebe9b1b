import { CoreIcon } from './core-icon';
import { Notice } from './notice';
import { PlainButton } from './plain-button';

/** Says that what stands in the form comes from an earlier visit. */
export function KeptDraftNotice({ onStartOver }: { readonly onStartOver: () => void }) {
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
