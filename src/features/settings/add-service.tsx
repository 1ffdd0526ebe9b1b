import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { settingsLimits } from '@domain/settings/settings-schema';
import { OutlinedField } from '@/forms/outlined-field';
import { Icon } from '@/ui/icon';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 400px) auto',
    justifyContent: 'start',
    // Beside the input, whose label is above it.
    '& > .MuiButton-root': { marginBlockStart: 27 },
  },
}));

interface AddServiceProps {
  /** The list's name, for errors of the list as a whole. */
  readonly name: string;
  /** How many there are. */
  readonly count: number;
  readonly onAdd: (title: string) => void;
}

/** Adds a service by its title, of which its id is made. */
export function AddService({ name, count, onAdd }: AddServiceProps) {
  const [title, setTitle] = useState('');
  const [missing, setMissing] = useState(false);
  const full = count >= settingsLimits.services;
  const add = () => {
    setMissing(title.trim() === '');
    if (title.trim() === '') return;
    onAdd(title.trim());
    setTitle('');
  };
  return (
    <Row>
      <OutlinedField
        name="new-service"
        label="Title of a new service"
        value={title}
        autoComplete="off"
        disabled={full}
        onChange={({ target }) => setTitle(target.value)}
        onBlur={() => setMissing(false)}
        {...(missing && { error: 'Enter the service’s title.' })}
        {...(full && { hint: 'Forty services are the most, with the retired ones.' })}
        slotProps={{
          htmlInput: {
            maxLength: 60,
            onKeyDown: (event: React.KeyboardEvent) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            },
          },
        }}
      />
      <Button
        name={name}
        color="inherit"
        variant="outlined"
        disabled={full}
        startIcon={<Icon name="plus" size={18} />}
        onClick={add}
      >
        Add service
      </Button>
    </Row>
  );
}
