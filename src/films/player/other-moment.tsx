import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useRef, useState } from 'react';
import { gloveHeight } from '@domain/brand/measures';
import type { OtherMoments } from '../film-mark';

interface OtherMomentProps {
  readonly subjects: OtherMoments['subjects'];
  /** Called when the list opens: the frame on the screen is the one that counts. */
  readonly onOpen: () => void;
  readonly onChoose: (id: string) => void;
}

/** Gives the film’s moment to an earlier finding, which is chosen from a list. */
export function OtherMoment({ subjects, onOpen, onChoose }: OtherMomentProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const label = 'For an Earlier Finding';
  if (subjects.length === 0) return null;
  return (
    <>
      <Button
        ref={button}
        className="main"
        variant="outlined"
        color="inherit"
        size="large"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          onOpen();
          setOpen(true);
        }}
        sx={{ minHeight: gloveHeight }}
      >
        {label}
      </Button>
      <Menu
        id={id}
        open={open}
        anchorEl={() => button.current}
        onClose={() => setOpen(false)}
        slotProps={{ root: { role: 'region', 'aria-label': label }, list: { 'aria-label': label } }}
      >
        {subjects.map((subject) => (
          <MenuItem
            key={subject.id}
            dir="auto"
            onClick={() => {
              setOpen(false);
              onChoose(subject.id);
            }}
            sx={{ minHeight: gloveHeight }}
          >
            {subject.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
