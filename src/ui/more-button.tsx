import { useState } from 'react';
import { PlainButton } from './plain-button';

interface MoreButtonProps {
  readonly children: string;
  readonly onMore: () => Promise<void>;
}

export function MoreButton({ children, onMore }: MoreButtonProps) {
  const [busy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    await onMore();
    setBusy(false);
  };
  return (
    <div style={{ display: 'grid', justifyItems: 'center' }}>
      <PlainButton type="button" look="quiet" disabled={busy} onClick={() => void load()}>
        {busy ? 'Loading...' : children}
      </PlainButton>
    </div>
  );
}
