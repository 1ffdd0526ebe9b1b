import type { PaperType } from '@domain/legal/legal-text';
import { useEffect, useEffectEvent, useState } from 'react';
import { callFunction } from '@/api/call-function';
import { Icon } from '@/ui/icon';
import { PlainButton } from '@/ui/plain-button';
import { openWaitingTab } from '@/ui/open-in-tab';
import { PaperLink } from './paper-link';

type Copy =
  | { readonly state: 'ready' | 'preparing' | 'late' | 'opening' | 'failed' }
  | { readonly state: 'blocked'; readonly url: string };

interface OpenSignedCopyProps {
  readonly type: PaperType;
  readonly bookingKey: string;
  /** Whether the signed PDF could be opened when the page was. */
  readonly ready: boolean;
}

const againMs = 4_000;
/** A copy is there within a minute or two; a page left open does not ask for it all day. */
const looksAtMost = 60;

/** The signed PDF, by an address that works for some minutes; says so while it is being made. */
export function OpenSignedCopy({ type, bookingKey, ready }: OpenSignedCopyProps) {
  const [copy, setCopy] = useState<Copy>({ state: ready ? 'ready' : 'preparing' });
  const ask = () => callFunction('openPaper', { booking: bookingKey, type });

  const look = useEffectEvent(async () => {
    const answer = await ask().catch(() => null);
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
    const answer = await ask().catch(() => null);
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
        {preparing && 'Your signed copy is being prepared. You also get it by e-mail.'}
        {copy.state === 'late' &&
          'Your signed copy takes longer than usual. You get it by e-mail; you can also look for it here again.'}
        {copy.state === 'failed' &&
          'The copy could not be opened just now. Please try again, or look into your e-mail.'}
        {copy.state === 'blocked' && <PaperLink url={copy.url}>Open the PDF</PaperLink>}
      </div>
    </div>
  );
}
