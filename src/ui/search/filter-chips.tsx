import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { rowEnd, rowStart, scrollRow } from '../scroll-row';

const Chips = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  minWidth: 0,
  // For the focus ring.
  marginBlock: -4,
  paddingBlock: 4,
  // To both edges of the screen.
  [theme.breakpoints.down('md')]: { ...scrollRow, marginInline: -16 },
  [theme.breakpoints.up('md')]: { flexWrap: 'wrap' },
}));

const Chip = styled('button')(({ theme }) => ({
  flex: 'none',
  minHeight: 36,
  padding: '4px 8px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 18,
  background: 'none',
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontSize: '0.8125rem',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: theme.vars.palette.band },
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.palette.secondary.main,
    color: theme.vars.palette.secondary.main,
    fontWeight: 600,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.secondary.main} 10%, ${theme.vars.palette.background.paper})`,
  },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.secondary.main}`, outlineOffset: 2 },
  [theme.breakpoints.down('md')]: {
    minHeight: 44,
    paddingInline: 14,
    borderRadius: 22,
    fontSize: '0.875rem',
  },
}));

interface FilterChipsProps<Filter extends string> {
  readonly label: string;
  readonly filters: readonly Filter[];
  readonly words: Readonly<Record<Filter, string>>;
  /** null: all; undefined while something else is shown. */
  readonly chosen: Filter | null | undefined;
  readonly onChoose: (filter: Filter | null) => void;
}

/** The filters of a list, of which one or none is chosen. */
export function FilterChips<Filter extends string>({
  label,
  filters,
  words,
  chosen,
  onChoose,
}: FilterChipsProps<Filter>) {
  const row = useRef<HTMLDivElement>(null);
  // A link can lead to a filter that a narrow screen shows only after scrolling.
  useEffect(() => scrollToChosen(row.current), [chosen]);
  return (
    <Chips ref={row} role="group" aria-label={label}>
      {([null, ...filters] as const).map((filter) => (
        <Chip
          key={filter ?? 'all'}
          type="button"
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter === chosen ? null : filter)}
        >
          {filter === null ? 'All' : words[filter]}
        </Chip>
      ))}
    </Chips>
  );
}

function scrollToChosen(row: HTMLElement | null): void {
  const chip = row?.querySelector('[aria-pressed="true"]');
  if (!row || !chip) return;
  const [all, own] = [row.getBoundingClientRect(), chip.getBoundingClientRect()];
  if (own.left < all.left || own.right > all.right - rowEnd) row.scrollLeft += own.left - all.left - rowStart;
}
