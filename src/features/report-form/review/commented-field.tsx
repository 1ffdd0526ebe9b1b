import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { reviewLimits } from '@domain/report/review';
import { OutlinedField } from '@/forms/outlined-field';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  paddingBlock: 10,
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& dl, & dd': { margin: 0, minWidth: 0 },
  '& dt': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '& dd[data-empty]': { color: theme.vars.palette.text.secondary },
  '& .whole': { gridColumn: '1 / -1', display: 'grid', gap: 8, justifyItems: 'start' },
  '& .earlier': {
    margin: 0,
    paddingInlineStart: 8,
    borderInlineStart: `3px solid ${theme.vars.palette.secondary.main}`,
    fontSize: '0.875rem',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
}));

interface CommentedFieldProps {
  readonly label: string;
  /** The field with the name of its finding, for screen readers. */
  readonly of: string;
  readonly value: ReactNode;
  /** What the office said about it the last time; empty for nothing. */
  readonly earlier: string;
  /** Undefined where none was begun. */
  readonly comment: string | undefined;
  /** Null removes it. Not given where the report can't be decided on. */
  readonly onComment?: ((text: string | null) => void) | undefined;
}

/** A field of a submitted report, with the comment on it. */
export function CommentedField({ label, of, value, earlier, comment, onComment }: CommentedFieldProps) {
  return (
    <Row>
      <dl>
        <dt>{label}</dt>
        <dd dir="auto" data-empty={value === '' || undefined}>
          {value === '' ? 'Not filled in' : value}
        </dd>
      </dl>
      {onComment && comment === undefined && (
        <Button size="small" color="inherit" aria-label={`Comment on ${of}`} onClick={() => onComment('')}>
          Comment
        </Button>
      )}
      {earlier !== '' && (
        <p className="earlier whole" dir="auto">
          Asked before: {earlier}
        </p>
      )}
      {onComment && comment !== undefined && (
        <div className="whole">
          <OutlinedField
            name={`comment ${of}`}
            label={`Comment on ${of}`}
            value={comment}
            multiline
            rows={2}
            autoFocus={comment === ''}
            slotProps={{ htmlInput: { maxLength: reviewLimits.comment } }}
            onChange={({ target }) => onComment(target.value)}
            onBlur={() => undefined}
          />
          <Button
            size="small"
            color="inherit"
            aria-label={`Remove comment: ${of}`}
            onClick={() => onComment(null)}
          >
            Remove comment
          </Button>
        </div>
      )}
    </Row>
  );
}
