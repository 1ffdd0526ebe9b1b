import type { ClientBooking } from '@domain/access/client-forms';
import { routes } from '@domain/business/routes';
import { useState, type ReactNode } from 'react';
import { Notice } from '@/ui/notice';
import type { Paper } from './paper';
import { SignedPaperView } from './signed-paper-view';
import { SigningForm } from './signing/signing-form';
import { UnsignedPaperView } from './unsigned-paper-view';

interface PaperPageProps {
  readonly paper: Paper;
  readonly booking: ClientBooking;
  readonly bookingKey: string;
  /** Loads the booking's forms again. */
  readonly reopen: () => Promise<unknown>;
  /** Links to the missing forms, shown once this document is signed. */
  readonly next: ReactNode;
}

/** A document to sign, or the signed document. */
export function PaperPage({ paper, booking, bookingKey, reopen, next }: PaperPageProps) {
  const [told, setTold] = useState<ReactNode>(null);
  const signed = paper.signed(booking);
  if (signed !== null) {
    return <SignedPaperView {...{ paper, bookingKey, told, next }} form={signed} />;
  }
  const goOn = () => {
    const query = new URLSearchParams({ type: paper.formType, booking: bookingKey });
    window.location.assign(`${routes.thankYou}?${query}`);
  };
  const seeSigned = (words: ReactNode) => {
    setTold(words);
    void reopen();
  };
  return (
    <UnsignedPaperView {...{ paper, booking, bookingKey }}>
      {/* Shown until the booking is loaded again. */}
      {told !== null && <Notice role="alert">{told}</Notice>}
      <SigningForm {...{ paper, booking, bookingKey, reopen }} onSigned={goOn} onAlreadySigned={seeSigned} />
    </UnsignedPaperView>
  );
}
