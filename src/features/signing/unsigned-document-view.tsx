import { appointmentWords } from '@domain/access/appointment-words';
import type { ClientJob } from '@domain/access/client-forms';
import { dollars } from '@domain/text/dollars';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Facts } from '@/ui/facts';
import { ButtonLink } from '@/ui/button-link';
import { Icon } from '@/ui/icon';
import { KeyFacts } from './key-facts';
import { LegalTextView } from './legal-text-view';
import type { DocumentToSign } from './document-to-sign';
import { ReadAsPdf } from './read-as-pdf';

const Column = styled('div')({
  display: 'grid',
  gap: 40,
  '& .head': { display: 'grid', gap: 20 },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' },
});

/** The text scrolls in its own frame, so that the signature isn't thousands of pixels below it. */
const Scroll = styled('div')(({ theme }) => ({
  maxHeight: 'min(60vh, 560px)',
  overflow: 'auto',
  borderRadius: 12,
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.secondary.main}`, outlineOffset: 2 },
  '@media print': { maxHeight: 'none', overflow: 'visible' },
}));

interface UnsignedDocumentViewProps {
  readonly documentToSign: DocumentToSign;
  readonly job: ClientJob;
  readonly linkKey: string;
  /** The signing form. */
  readonly children: ReactNode;
}

/** A document to read: purpose, main points and text, with the signing form below. */
export function UnsignedDocumentView({ documentToSign, job, linkKey, children }: UnsignedDocumentViewProps) {
  const { title, type } = documentToSign.text;
  return (
    <Column>
      <div className="head">
        <h1>{title}</h1>
        <Facts
          facts={[
            { name: 'Client', value: job.client_name },
            { name: 'Property', value: job.property_address },
            { name: 'Appointment', value: appointmentWords(job) },
            { name: 'Inspection', value: `${job.service_type}, ${dollars(job.total_price)}` },
          ]}
        />
        <div className="ways">
          <ReadAsPdf type={type} linkKey={linkKey} />
          <ButtonLink href="#sign" look="quiet">
            Skip to the signature <Icon name="chevron-down" size={18} />
          </ButtonLink>
        </div>
      </div>
      <KeyFacts facts={documentToSign.keyFacts(job)} noun={documentToSign.noun} />
      <section aria-labelledby="full-text" style={{ display: 'grid', gap: 16 }}>
        <h2 id="full-text">The full text</h2>
        <Scroll tabIndex={0} role="group" aria-labelledby="full-text">
          <LegalTextView text={documentToSign.text} />
        </Scroll>
      </section>
      <section id="sign" aria-labelledby="sign-title" style={{ display: 'grid', gap: 16 }}>
        <h2 id="sign-title">Sign it</h2>
        {children}
      </section>
    </Column>
  );
}
