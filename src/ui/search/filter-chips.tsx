import { styled } from '@mui/material/styles';
import { scrollRow } from '../scroll-row';

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
  return (
    <Chips role="group" aria-label={label}>
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
