import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
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

interface AddItemProps {
  /** The list's name, for errors of the list as a whole. */
  readonly name: string;
  /** What is added: `service`. */
  readonly item: string;
  /** What its first field is called: `Title of a new service`. */
  readonly label: string;
  /** The error without one. */
  readonly missing: string;
  readonly longest: number;
  /** Why there can't be another one; undefined if there can. */
  readonly full: string | undefined;
  readonly onAdd: (title: string) => void;
}

/** Adds an item to a list by its title, of which its id is made. */
export function AddItem({ name, item, label, missing, longest, full, onAdd }: AddItemProps) {
  const [title, setTitle] = useState('');
  const [empty, setEmpty] = useState(false);
  const add = () => {
    setEmpty(title.trim() === '');
    if (title.trim() === '') return;
    onAdd(title.trim());
    setTitle('');
  };
  return (
    <Row>
      <OutlinedField
        name={`new-${item}`}
        label={label}
        value={title}
        autoComplete="off"
        disabled={full !== undefined}
        onChange={({ target }) => setTitle(target.value)}
        onBlur={() => setEmpty(false)}
        {...(empty && { error: missing })}
        {...(full !== undefined && { hint: full })}
        slotProps={{
          htmlInput: {
            maxLength: longest,
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
        disabled={full !== undefined}
        startIcon={<Icon name="plus" size={18} />}
        onClick={add}
      >
        {`Add ${item}`}
      </Button>
    </Row>
  );
}
