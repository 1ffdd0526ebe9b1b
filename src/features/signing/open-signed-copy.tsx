import type { SigningType } from '@domain/legal/legal-text';
import { useEffect, useEffectEvent, useState } from 'react';
import { callFunction } from '@/api/call-function';
import { reportedAs } from '@/logging/report-fault';
import { Icon } from '@/ui/icon';
import { PlainButton } from '@/ui/plain-button';
import { openWaitingTab } from '@/ui/open-in-tab';
import { DocumentLink } from './document-link';

type Copy =
  | { readonly state: 'ready' | 'preparing' | 'late' | 'opening' | 'failed' }
  | { readonly state: 'blocked'; readonly url: string };

interface OpenSignedCopyProps {
  readonly type: SigningType;
  readonly linkKey: string;
  /** Whether the signed PDF was ready when the page was loaded. */
  readonly ready: boolean;
}

const againMs = 4_000;
/** The PDF is ready within a minute or two, so polling stops after this many requests. */
const looksAtMost = 60;

/** Link to the signed PDF, by an address that expires after some minutes; says so while the PDF is being made. */
export function OpenSignedCopy({ type, linkKey, ready }: OpenSignedCopyProps) {
  const [copy, setCopy] = useState<Copy>({ state: ready ? 'ready' : 'preparing' });
  const ask = () => callFunction('client-document-open', { booking: linkKey, type });

  const look = useEffectEvent(async () => {
    const answer = await ask().catch(reportedAs('a signed copy not awaited', null));
    if (answer?.state === 'ready') setCopy({ state: 'ready' });
  });
  const preparing = copy.state === 'preparing';
  useEffect(() => {
    if (!preparing) return;
    let looks = 0;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      looks += 1;
      if (looks > looksAtMost) setCopy({ state: 'late' });
      else void look();
    }, againMs);
    return () => clearInterval(timer);
  }, [preparing]);

  const open = async () => {
    const tab = openWaitingTab();
    setCopy({ state: 'opening' });
    const answer = await ask().catch(reportedAs('a signed copy not opened', null));
    if (answer?.state === 'ready') {
      setCopy(tab.show(answer.url) ? { state: 'ready' } : { state: 'blocked', url: answer.url });
      return;
    }
    tab.close();
    setCopy({ state: answer?.state === 'in-preparation' ? 'preparing' : 'failed' });
  };

  return (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <PlainButton
        type="button"
        look="quiet"
        disabled={preparing || copy.state === 'opening'}
        onClick={() => void open()}
      >
        <Icon name="document" size={18} /> Open signed copy
      </PlainButton>
      <div role="status">
        {preparing && 'We’re preparing your signed copy. We’ll email it to you too.'}
        {copy.state === 'late' &&
          'Your signed copy is taking longer than usual. We’ll email it to you, or you can check here again.'}
        {copy.state === 'failed' && 'We couldn’t open the copy. Please try again, or check your email.'}
        {copy.state === 'blocked' && <DocumentLink url={copy.url}>Open the PDF</DocumentLink>}
      </div>
    </div>
  );
}
