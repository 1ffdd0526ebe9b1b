import { styled } from '@mui/material/styles';
import Skeleton from '@mui/material/Skeleton';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { LiveCount } from '@/firebase/lists/live-count';
import { scrollRow } from '@/ui/scroll-row';
import { cardWords, type ShownFigure } from './card-words';

const Row = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  paddingBlock: 2,
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(124px, 1fr))',
  gap: 8,
  scrollSnapType: 'x proximity',
  '& > li': { display: 'grid', minWidth: 0, position: 'relative', scrollSnapAlign: 'start' },
  [theme.breakpoints.down('lg')]: scrollRow,
  // All cards fit at this width, so a tooltip may overflow the row.
  [theme.breakpoints.up('lg')]: { paddingInline: 16, gap: 12 },
  '&[data-one-line]': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 4,
    paddingBlock: 0,
    '& > li': { flex: 'none' },
  },
}));

const Card = styled(Link)(({ theme }) => ({
  '--tone': theme.vars.palette.text.primary,
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  padding: '6px 12px 8px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  color: theme.vars.palette.text.secondary,
  background: theme.vars.palette.background.default,
  textDecoration: 'none',
  fontSize: '0.8125rem',
  lineHeight: 1.3,
  transition: 'border-color 150ms',
  '&:hover': { borderColor: theme.vars.palette.secondary.main, color: theme.vars.palette.text.primary },
  '&[data-asks]': { '--tone': theme.vars.palette.status.pending.main },
  '& strong': {
    ...theme.typography.h4,
    lineHeight: 1.3,
    color: 'var(--tone)',
    fontVariantNumeric: 'tabular-nums',
  },
  '& + span': { display: 'none' },
  [theme.breakpoints.up('lg')]: {
    '&:hover + span, &:focus-visible + span': { display: 'block' },
  },
  '[data-one-line] &': {
    flexDirection: 'row-reverse',
    alignItems: 'center',
    gap: 6,
    minHeight: 32,
    padding: '0 6px',
    border: 0,
    borderRadius: 4,
    background: 'none',
    whiteSpace: 'nowrap',
    '& strong': { ...theme.typography.h6, lineHeight: 1.3 },
    '&:hover': { textDecoration: 'underline' },
  },
}));

const Meaning = styled('span')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.tooltip,
  top: 'calc(100% + 8px)',
  insetInlineStart: 0,
  width: 'max-content',
  maxWidth: 264,
  padding: '8px 12px',
  borderRadius: 4,
  border: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
  boxShadow: 'var(--floating-shadow)',
  fontSize: '0.875rem',
  lineHeight: 1.45,
  pointerEvents: 'none',
  'li:nth-of-type(n + 5) > &': { insetInlineStart: 'auto', insetInlineEnd: 0 },
}));

/** A figure; null where it is unknown, undefined while it is loading. */
type Shown = Readonly<Record<ShownFigure, LiveCount | null | undefined>>;

function Figure({ shown }: { readonly shown: LiveCount | null | undefined }) {
  if (shown === undefined) return <Skeleton width={32} component="span" />;
  if (shown === null) return <span aria-label="unknown">–</span>;
  return (
    <>
      {shown.count}
      {shown.orMore && '+'}
    </>
  );
}

interface SummaryCardsProps {
  readonly figures: Shown;
  /** Shows them in one line, which leaves more of the screen to what is below. */
  readonly oneLine: boolean;
}

/** The seven figures, each linked to the list behind it. */
export function SummaryCards({ figures, oneLine }: SummaryCardsProps) {
  const id = useId();
  return (
    <Row aria-label="Summary" data-one-line={oneLine || undefined}>
      {cardWords.map(({ figure, label, meaning, address, asks }) => (
        <li key={figure}>
          <Card
            to={address}
            aria-describedby={`${id}-${figure}`}
            data-asks={(asks && (figures[figure]?.count ?? 0) > 0) || undefined}
          >
            <span>{label}</span>
            <strong>
              <Figure shown={figures[figure]} />
            </strong>
          </Card>
          <Meaning id={`${id}-${figure}`}>{meaning}</Meaning>
        </li>
      ))}
    </Row>
  );
}
