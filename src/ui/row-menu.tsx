import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useRef, useState } from 'react';
import { Icon } from './icon';

export interface RowMenuItem {
  readonly label: string;
  /** Whether it deletes something. */
  readonly destructive?: boolean;
  readonly onChoose: () => void;
}

interface RowMenuProps {
  /** The row's name, for the accessible name. */
  readonly of: string;
  readonly items: readonly RowMenuItem[];
  readonly disabled?: boolean;
}

/** A menu of the row's other actions; nothing where there are none. */
export function RowMenu({ of, items, disabled = false }: RowMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<(() => void) | null>(null);
  const [open, setOpen] = useState(false);
  if (items.length === 0) return null;
  return (
    <>
      <IconButton
        ref={button}
        size="small"
        color="inherit"
        disabled={disabled}
        aria-label={`More: ${of}`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        title="More"
        onClick={() => setOpen(true)}
      >
        <Icon name="more" size={24} />
      </IconButton>
      <Menu
        id={id}
        open={open}
        anchorEl={() => button.current}
        onClose={() => setOpen(false)}
        slotProps={{
          root: { role: 'region', 'aria-label': `More: ${of}` },
          list: { 'aria-label': `More: ${of}`, dense: true },
          // Runs after the menu has restored focus, because a dialog later returns focus to the element that
          // had it.
          transition: {
            onExited: () => {
              chosen.current?.();
              chosen.current = null;
            },
          },
        }}
      >
        {items.map(({ label, destructive, onChoose }) => (
          <MenuItem
            key={label}
            onClick={() => {
              chosen.current = onChoose;
              setOpen(false);
            }}
            sx={{ minHeight: 44, ...(destructive && { color: 'error.main' }) }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
