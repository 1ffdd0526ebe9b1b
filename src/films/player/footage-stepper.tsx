import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { gloveHeight } from '@domain/brand/measures';
import { Icon } from '@/ui/icon';

interface FootageStepperProps {
  /** As typed; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The footage of the next finding, carried on from the last one. */
export function FootageStepper({ value, onChange }: FootageStepperProps) {
  const id = useId();
  const number = Number(value);
  const by = (feet: number) => {
    const from = Number.isFinite(number) ? number : 0;
    onChange(String(Math.max(0, Math.round((from + feet) * 10) / 10)));
  };
  const button = { width: gloveHeight, height: gloveHeight };
  return (
    <div
      role="group"
      aria-label="Footage of the next finding"
      style={{ display: 'flex', alignItems: 'flex-end', gap: 4 }}
    >
      <IconButton color="inherit" aria-label="One foot less" sx={button} onClick={() => by(-1)}>
        <Icon name="minus" size={24} />
      </IconButton>
      <TextField
        id={id}
        label="Footage here"
        value={value}
        autoComplete="off"
        // What is carried on is usually replaced.
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        sx={{ width: 120 }}
      />
      <IconButton color="inherit" aria-label="One foot more" sx={button} onClick={() => by(1)}>
        <Icon name="plus" size={24} />
      </IconButton>
    </div>
  );
}
