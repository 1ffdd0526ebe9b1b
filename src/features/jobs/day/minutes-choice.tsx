import { styled } from '@mui/material/styles';

const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { marginBlockEnd: 8, padding: 0, fontWeight: 600 },
  '& label': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 56,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& label:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    color: theme.vars.palette.primary.main,
  },
  '& label:has(:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.secondary.main}`,
    outlineOffset: 2,
  },
  '& input': { position: 'absolute', opacity: 0, pointerEvents: 'none' },
}));

interface MinutesChoiceProps {
  readonly legend: string;
  /** Unique on the page. */
  readonly name: string;
  readonly offered: readonly number[];
  readonly chosen: number;
  readonly onChoose: (minutes: number) => void;
}

/** Chooses a number of minutes with one thumb. */
export function MinutesChoice({ legend, name, offered, chosen, onChoose }: MinutesChoiceProps) {
  return (
    <Group>
      <legend>{legend}</legend>
      {offered.map((minutes) => (
        <label key={minutes}>
          <input
            type="radio"
            name={name}
            value={minutes}
            checked={minutes === chosen}
            onChange={() => onChoose(minutes)}
          />
          {minutes} min
        </label>
      ))}
    </Group>
  );
}
