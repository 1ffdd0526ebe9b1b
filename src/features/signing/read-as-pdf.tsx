import type { SigningType } from '@domain/legal/legal-text';
import { useEffect, useRef, useState } from 'react';
import { callFunction } from '@/api/call-function';
import { Icon } from '@/ui/icon';
import { PlainButton } from '@/ui/plain-button';
import { openWaitingTab } from '@/ui/open-in-tab';
import { DocumentLink } from './document-link';

type Loading =
  | { readonly state: 'idle' | 'loading' | 'failed' | 'opened' }
  /** The browser blocked the new tab, so the person gets a link instead. */
  | { readonly state: 'blocked'; readonly url: string };

interface ReadAsPdfProps {
  readonly type: SigningType;
  readonly linkKey: string;
}

/** The document to sign as a PDF, to read or save before signing. */
export function ReadAsPdf({ type, linkKey }: ReadAsPdfProps) {
  const [loading, setLoading] = useState<Loading>({ state: 'idle' });
  const urls = useRef<string[]>([]);
  useEffect(() => {
    const made = urls.current;
    return () => made.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  const open = async () => {
    const tab = openWaitingTab();
    setLoading({ state: 'loading' });
    try {
      const answer = await callFunction('client-document-preview', { booking: linkKey, type });
      if (answer.state !== 'ready') throw new Error(`the link is ${answer.state}`);
      const bytes = Uint8Array.from(atob(answer.pdf), (character) => character.charCodeAt(0));
      const url = URL.createObjectURL(new File([bytes], answer.fileName, { type: 'application/pdf' }));
      urls.current.push(url);
      setLoading(tab.show(url) ? { state: 'opened' } : { state: 'blocked', url });
    } catch {
      tab.close();
      setLoading({ state: 'failed' });
    }
  };

  return (
    <>
      <PlainButton
        type="button"
        look="quiet"
        disabled={loading.state === 'loading'}
        onClick={() => void open()}
      >
        <Icon name="document" size={18} />{' '}
        {loading.state === 'loading' ? 'Preparing the PDF...' : 'Read as PDF'}
      </PlainButton>
      <div role="status">
        {loading.state === 'failed' && 'We couldn’t create the PDF. The same text is below.'}
        {loading.state === 'blocked' && <DocumentLink url={loading.url}>Open the PDF</DocumentLink>}
      </div>
    </>
  );
}
