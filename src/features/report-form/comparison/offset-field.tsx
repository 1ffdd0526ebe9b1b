import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { gloveHeight } from '@domain/brand/measures';
import { comparisonLimits } from '@domain/report/compare/comparison';
import { Icon } from '@/ui/icon';

interface OffsetFieldProps {
  /** Feet. */
  readonly value: number;
  /** What the findings suggest. */
  readonly proposed: number;
  readonly onChange: (offset: number) => void;
}

const step = 0.5;

/** By how much today's counter differs from the earlier one, set once for all findings. */
export function OffsetField({ value, proposed, onChange }: OffsetFieldProps) {
  const id = useId();
  const set = (next: number) =>
    onChange(
      Math.max(-comparisonLimits.offset, Math.min(comparisonLimits.offset, Math.round(next * 10) / 10)),
    );
  const button = {
    minWidth: gloveHeight,
    minHeight: gloveHeight,
    border: 1,
    borderColor: 'divider',
    borderRadius: '4px',
  };
  return (
    <div role="group" aria-labelledby={id} style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <Typography id={id} component="h3" sx={{ fontSize: '0.9375rem', fontWeight: 600 }}>
        Footage counter
      </Typography>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' }}>
        <IconButton aria-label="Half a foot less" onClick={() => set(value - step)} sx={button}>
          <Icon name="minus" size={20} />
        </IconButton>
        <output
          aria-live="polite"
          style={{ minWidth: 172, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}
        >
          {offsetWords(value)}
        </output>
        <IconButton aria-label="Half a foot more" onClick={() => set(value + step)} sx={button}>
          <Icon name="plus" size={20} />
        </IconButton>
        {proposed !== value && (
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => set(proposed)}
            sx={{ minHeight: gloveHeight }}
          >
            Use {proposed > 0 ? '+' : ''}
            {proposed} ft, Which Fits Better
          </Button>
        )}
      </div>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Set it if the camera went in somewhere else, or the counter started late. It moves all earlier
        footages.
      </Typography>
    </div>
  );
}

function offsetWords(offset: number): string {
  if (offset === 0) return 'Started as before';
  const feet = `${Math.abs(offset)} ft`;
  return offset > 0 ? `Reads ${feet} more` : `Reads ${feet} less`;
}
