import type { ClientJob } from '@domain/access/client-forms';
import { routes } from '@domain/business/routes';
import { useState, type ReactNode } from 'react';
import { Notice } from '@/ui/notice';
import type { DocumentToSign } from './document-to-sign';
import { SignedNotShown } from './signed-not-shown';
import { SignedOnOurDevice } from './signed-on-our-device';
import { SignedDocumentView } from './signed-document-view';
import { SigningForm } from './form/signing-form';
import { UnsignedDocumentView } from './unsigned-document-view';

interface SigningPageProps {
  readonly documentToSign: DocumentToSign;
  readonly job: ClientJob;
  readonly linkKey: string;
  /** Loads the job's forms again; anything but `open` means that they stay as they are. */
  readonly reopen: () => Promise<{ readonly state: string }>;
  /** Links to the missing forms, shown once this document is signed. */
  readonly next: ReactNode;
}

/** A document to sign, or the signed document. */
export function SigningPage({ documentToSign, job, linkKey, reopen, next }: SigningPageProps) {
  const [alreadySigned, setAlreadySigned] = useState<ReactNode>(null);
  // A link for the door opens nothing else, so the page stays after signing.
  const [signedHere, setSignedHere] = useState<'loading' | 'not-loaded' | null>(null);
  const signed = documentToSign.signed(job);
  if ((signed !== null || signedHere !== null) && job.on_our_device)
    return <SignedOnOurDevice noun={documentToSign.noun} />;
  if (signed !== null) {
    return <SignedDocumentView {...{ documentToSign, linkKey, alreadySigned, next }} form={signed} />;
  }
  const load = async () => {
    setSignedHere('loading');
    if ((await reopen()).state !== 'open') setSignedHere('not-loaded');
  };
  if (signedHere !== null) {
    const { noun } = documentToSign;
    return <SignedNotShown {...{ noun }} failed={signedHere === 'not-loaded'} onRetry={() => void load()} />;
  }
  const goOn = () => {
    if (job.only_agreement) {
      void load();
      return;
    }
    const query = new URLSearchParams({ type: documentToSign.formType, booking: linkKey });
    window.location.assign(`${routes.thankYou}?${query}`);
  };
  const seeSigned = (words: ReactNode) => {
    setAlreadySigned(words);
    void reopen();
  };
  return (
    <UnsignedDocumentView {...{ documentToSign, job, linkKey }}>
      {/* Shown until the job is loaded again. */}
      {alreadySigned !== null && <Notice role="alert">{alreadySigned}</Notice>}
      <SigningForm
        {...{ documentToSign, job, linkKey, reopen }}
        onSigned={goOn}
        onAlreadySigned={seeSigned}
      />
    </UnsignedDocumentView>
  );
}
