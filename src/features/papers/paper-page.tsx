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
  /** Asks the server anew what is done. */
  readonly reopen: () => Promise<unknown>;
  /** The way on to what is missing, shown once this is signed. */
  readonly next: ReactNode;
}

/** A paper to sign, or the paper that is signed. */
export function PaperPage({ paper, booking, bookingKey, reopen, next }: PaperPageProps) {
  const [told, setTold] = useState<string | null>(null);
  const signed = paper.signed(booking);
  if (signed !== null) {
    return <SignedPaperView {...{ paper, bookingKey, told, next }} form={signed} />;
  }
  const goOn = () => {
    const query = new URLSearchParams({ type: paper.formType, booking: bookingKey });
    window.location.assign(`${routes.thankYou}?${query}`);
  };
  const seeSigned = (sentence: string) => {
    setTold(sentence);
    void reopen();
  };
  return (
    <UnsignedPaperView {...{ paper, booking, bookingKey }}>
      {/* Until the page has heard from the server what stands. */}
      {told !== null && <Notice role="alert">{told}</Notice>}
      <SigningForm {...{ paper, booking, bookingKey }} onSigned={goOn} onAlreadySigned={seeSigned} />
    </UnsignedPaperView>
  );
}
