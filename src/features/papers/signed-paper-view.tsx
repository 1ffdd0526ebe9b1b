import type { SignedForm } from '@domain/access/client-forms';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';
import { CoreIcon } from '@/ui/core-icon';
import { Notice } from '@/ui/notice';
import { OpenSignedCopy } from './open-signed-copy';
import type { Paper } from './paper';
import { SignatureFace, signatureFont } from './signing/signature-face';
import { writtenMoment } from './written-moment';

const Signed = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  '& .paper': {
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

interface SignedPaperViewProps {
  readonly paper: Paper;
  readonly form: SignedForm;
  readonly bookingKey: string;
  /** Notice for a person who tried to sign again. */
  readonly told: ReactNode;
  /** Links to the missing forms. */
  readonly next: ReactNode;
}

/** A signed document: when, by whom, the PDF, and the next forms. */
export function SignedPaperView({ paper, form, bookingKey, told, next }: SignedPaperViewProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [told]);
  return (
    <div style={{ display: 'grid', gap: 40 }}>
      <Signed>
        {told !== null && (
          <Notice ref={notice} role="alert" tabIndex={-1}>
            <CoreIcon name="check-circle" />
            {typeof told === 'string' ? (
              <p>
                <strong>{told}</strong>
              </p>
            ) : (
              <div>{told}</div>
            )}
          </Notice>
        )}
        <h1>Your {paper.noun} is signed</h1>
        <p>You signed this on {writtenMoment(form.signed_at)}.</p>
        <div className="paper">
          <SignatureFace />
          <p className="signature">{form.client_signature}</p>
          <p>{paper.text.title}</p>
          <OpenSignedCopy type={paper.text.type} bookingKey={bookingKey} ready={form.pdf_ready} />
        </div>
      </Signed>
      {next}
    </div>
  );
}
