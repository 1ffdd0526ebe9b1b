import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';
import { gloveHeight } from '@domain/brand/measures';
import { severityWords } from '@domain/report/severity';
import { counted } from '@domain/text/counted';
import { Icon } from '@/ui/icon';
import { SeverityMark } from '@/shared/report/severity-mark';
import { RowMenu } from '@/ui/row-menu';
import type { FindingValues } from '../report-values';
import { findingName } from './finding-name';

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  scrollMarginBlock: 96,
  // Skips layout of off-screen cards, for reports with 200 findings.
  '&:not([data-open])': { contentVisibility: 'auto', containIntrinsicSize: 'auto 74px' },
  '&[data-open]': {
    padding: '0 20px 20px',
    borderColor: theme.vars.palette.secondary.main,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '&[data-wrong]:not([data-open])': { borderColor: theme.vars.palette.error.main },
  '& .head': { display: 'flex', alignItems: 'center', gap: 4, paddingInlineEnd: 8, minWidth: 0 },
  '&[data-open] .head': { marginInline: -20 },
  '& h3': { flex: 1, minWidth: 0, margin: 0, font: 'inherit' },
  '& .title': {
    width: '100%',
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 72,
    padding: '12px 4px 12px 16px',
    border: 0,
    borderRadius: 12,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& .title:focus-visible': { outline: `2px solid ${theme.vars.palette.secondary.main}`, outlineOffset: -2 },
  '& .title > span': { minWidth: 0 },
  '& .title strong': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  '& .title small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& .title .comments': { color: theme.vars.palette.secondary.main, fontWeight: 600 },
  '& .title .wrong': { color: theme.vars.palette.error.main, fontWeight: 600 },
  '& .move': { width: gloveHeight, height: gloveHeight },
  [theme.breakpoints.down('sm')]: {
    '&[data-open]': { padding: '0 12px 16px' },
    '&[data-open] .head': { marginInline: -12 },
    '& .head': { flexWrap: 'wrap', justifyContent: 'flex-end', paddingBlockEnd: 4 },
    '& h3': { flexBasis: '100%' },
    '& .title': { minHeight: gloveHeight, paddingBlockEnd: 0 },
  },
}));

export interface FindingHandlers {
  readonly toggle: (id: string) => void;
  readonly move: (id: string, by: 1 | -1) => void;
  readonly duplicate: (id: string) => void;
  readonly remove: (id: string) => void;
}

interface FindingCardProps {
  readonly finding: FindingValues;
  /** From 1. */
  readonly number: number;
  readonly last: boolean;
  readonly open: boolean;
  /** The first error, shown after generating the report failed. */
  readonly problem: string | undefined;
  /** The number of the office's comments on it. */
  readonly comments: number;
  readonly handlers: FindingHandlers;
  /** The fields, if the card is expanded. */
  readonly children?: ReactNode;
}

function photosInWords(count: number): string {
  return count === 1 ? '1 photo' : `${count} photos`;
}

/** One finding: a header with its actions, and its fields while it is expanded. */
export const FindingCard = memo(function FindingCard({
  finding,
  number,
  last,
  open,
  problem,
  comments,
  handlers,
  children,
}: FindingCardProps) {
  const { id, severity, mainProblem, footage, photos } = finding;
  const name = findingName(finding, number);
  const facts = [
    footage.trim() !== '' && `${footage.trim()} ft`,
    severity !== '' && `${severityWords[severity]} severity`,
    photos.length > 0 && photosInWords(photos.length),
  ].filter((fact) => fact !== false);
  return (
    <Card data-finding={id} data-open={open || undefined} data-wrong={problem !== undefined || undefined}>
      <div className="head">
        <h3>
          <button type="button" className="title" aria-expanded={open} onClick={() => handlers.toggle(id)}>
            {severity === '' ? <Icon name="edit" size={22} /> : <SeverityMark severity={severity} />}
            <span>
              <strong>
                {number}. {mainProblem.trim() || 'New finding'}
              </strong>
              {facts.length > 0 && <small>{facts.join(', ')}</small>}
              {comments > 0 && <small className="comments">{counted(comments, 'comment')}</small>}
              {problem !== undefined && !open && <small className="wrong">{problem}</small>}
            </span>
          </button>
        </h3>
        <IconButton
          className="move"
          color="inherit"
          data-move="up"
          aria-label={`Move up: ${name}`}
          title="Move up"
          aria-disabled={number === 1}
          onClick={() => handlers.move(id, -1)}
          sx={{ opacity: number === 1 ? 0.4 : 1, '& svg': { rotate: '180deg' } }}
        >
          <Icon name="chevron-down" size={24} />
        </IconButton>
        <IconButton
          className="move"
          color="inherit"
          data-move="down"
          aria-label={`Move down: ${name}`}
          title="Move down"
          aria-disabled={last}
          onClick={() => handlers.move(id, 1)}
          sx={{ opacity: last ? 0.4 : 1 }}
        >
          <Icon name="chevron-down" size={24} />
        </IconButton>
        <RowMenu
          of={name}
          items={[
            { label: 'Duplicate', onChoose: () => handlers.duplicate(id) },
            { label: 'Delete', destructive: true, onChoose: () => handlers.remove(id) },
          ]}
        />
      </div>
      {children}
    </Card>
  );
});
