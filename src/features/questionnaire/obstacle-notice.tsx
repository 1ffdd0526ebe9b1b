import { useEffect, useRef } from 'react';
import { CallText } from '@/ui/call-text';
import { CoreIcon } from '@/ui/core-icon';
import { Notice } from '@/ui/notice';

/** Why the answers can't be sent now. Scrolled into view above the sticky buttons. */
export function ObstacleNotice({ obstacle }: { readonly obstacle: string | undefined }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (obstacle !== undefined) notice.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [obstacle]);
  return (
    <div role="alert">
      {obstacle !== undefined && (
        <Notice tone="error" ref={notice} style={{ scrollMarginBlock: '24px 112px' }}>
          <CoreIcon name="alert" />
          <div>
            <p>
              <CallText>{obstacle}</CallText>
            </p>
            <p>
              Your answers stay on this device. When you open a new link here, they’ll be filled in again.
            </p>
          </div>
        </Notice>
      )}
    </div>
  );
}
