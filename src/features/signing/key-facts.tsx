import { styled } from '@mui/material/styles';
import type { KeyFact } from './document-to-sign';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > div': {
    display: 'grid',
    gap: '4px 24px',
    padding: '14px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '176px minmax(0, 1fr)', alignItems: 'baseline' },
  },
  '& dt': { ...theme.typography.h4, color: theme.vars.palette.primary.main },
  '& dd': { margin: 0 },
}));

interface KeyFactsProps {
  readonly facts: readonly KeyFact[];
  readonly noun: string;
}

/** The main points of a document to sign, in plain words. */
export function KeyFacts({ facts, noun }: KeyFactsProps) {
  return (
    <section aria-labelledby="key-facts" style={{ display: 'grid', gap: 16 }}>
      <h2 id="key-facts">In short</h2>
      <List>
        {facts.map(({ mark, text }) => (
          <div key={mark}>
            <dt>{mark}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </List>
      <p style={{ margin: 0 }}>This is a summary. The full {noun} below is what you’re signing.</p>
    </section>
  );
}
