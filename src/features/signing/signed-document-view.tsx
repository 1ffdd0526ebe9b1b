import type { SignedForm } from '@domain/access/client-forms';
import { isCalendarDate } from '@domain/time/calendar-date';
import { writtenDate } from '@domain/time/written-date';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';
import { CallUs } from '@/ui/call-us';
import { CoreIcon } from '@/ui/core-icon';
import { Notice } from '@/ui/notice';
import { OpenSignedCopy } from './open-signed-copy';
import type { DocumentToSign } from './document-to-sign';
import { SignatureFace, signatureFont } from './form/signature-face';
import { writtenMoment } from './written-moment';

const Signed = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  '& .sheet': {
    display: 'grid',
    gap: 16,
    padding: 'clamp(20px, 5vw, 32px)',
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& .signature': {
    margin: 0,
    paddingBottom: 4,
    borderBottom: `2px solid ${theme.vars.palette.text.primary}`,
    fontFamily: signatureFont,
    fontSize: '2.25rem',
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
  },
  '& p': { margin: 0 },
}));

function signedWords({ signed_at, paper_signed_on: day }: SignedForm): string {
  if (day === undefined) return `You signed this on ${writtenMoment(signed_at)}.`;
  return `You signed this on paper${isCalendarDate(day) ? ` on ${writtenDate(day)}` : ''}.`;
}

interface SignedDocumentViewProps {
  readonly documentToSign: DocumentToSign;
  readonly form: SignedForm;
  readonly linkKey: string;
  /** Notice for a person who tried to sign again. */
  readonly alreadySigned: ReactNode;
  /** Links to the missing forms. */
  readonly next: ReactNode;
}

/** A signed document: when, by whom, the PDF, and the next forms. */
export function SignedDocumentView({
  documentToSign,
  form,
  linkKey,
  alreadySigned,
  next,
}: SignedDocumentViewProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [alreadySigned]);
  return (
    <div style={{ display: 'grid', gap: 40 }}>
      <Signed>
        {alreadySigned !== null && (
          <Notice ref={notice} role="alert" tabIndex={-1}>
            <CoreIcon name="check-circle" />
            {typeof alreadySigned === 'string' ? (
              <p>
                <strong>{alreadySigned}</strong>
              </p>
            ) : (
              <div>{alreadySigned}</div>
            )}
          </Notice>
        )}
        <h1>Your {documentToSign.noun} is signed</h1>
        <p>{signedWords(form)}</p>
        {form.consent_declined && (
          <p>
            <strong>You did not consent.</strong> We use photos and video for your report only.
          </p>
        )}
        {form.outdated && (
          <p>
            Your booking has changed since then. This document still says what you signed. Questions?{' '}
            <CallUs />
          </p>
        )}
        <div className="sheet">
          {form.paper_signed_on === undefined ? (
            <>
              <SignatureFace />
              <p className="signature">{form.client_signature}</p>
              <p>{documentToSign.text.title}</p>
              <OpenSignedCopy type={documentToSign.text.type} linkKey={linkKey} ready={form.pdf_ready} />
            </>
          ) : (
            <>
              <p>
                <strong>{documentToSign.text.title}</strong>
              </p>
              <p dir="auto">Signed by {form.client_signature}</p>
              <p>
                We have the signed paper, so there’s no copy to open here. Need one? Call us at <CallUs />.
              </p>
            </>
          )}
        </div>
      </Signed>
      {next}
    </div>
  );
}
