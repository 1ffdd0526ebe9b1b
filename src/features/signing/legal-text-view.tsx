import type { LegalText } from '@domain/legal/legal-text';
import { styled } from '@mui/material/styles';
import { writtenDate } from '@domain/time/written-date';
import { CallText } from '@/ui/call-text';

const Sheet = styled('article')(({ theme }) => ({
  counterReset: 'section',
  padding: 'clamp(20px, 5vw, 48px)',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& p': { margin: '0 0 12px', maxWidth: '65ch' },
  '& .version': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& h3': {
    ...theme.typography.h5,
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    margin: '28px 0 8px',
    counterIncrement: 'section',
    '&::before': {
      content: 'counter(section)',
      color: theme.vars.palette.primary.main,
      fontVariantNumeric: 'tabular-nums',
    },
  },
  [theme.breakpoints.up('sm')]: { '& section > p': { marginInlineStart: 32 } },
  '& > :last-child > :last-child': { marginBottom: 0 },
}));

/** The document's whole text, exactly as it is hashed. */
export function LegalTextView({ text }: { readonly text: LegalText }) {
  return (
    <Sheet aria-label={text.title}>
      <p className="version">Version of {writtenDate(text.version)}</p>
      {text.introduction.map((paragraph) => (
        <p key={paragraph}>
          <CallText>{paragraph}</CallText>
        </p>
      ))}
      {text.sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <CallText>{paragraph}</CallText>
            </p>
          ))}
        </section>
      ))}
    </Sheet>
  );
}
