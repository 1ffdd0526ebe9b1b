import IconButton from '@mui/material/IconButton';
import { Icon } from '@/ui/icon';

interface MoveButtonsProps {
  /** What they move. */
  readonly name: string;
  readonly first: boolean;
  readonly last: boolean;
  readonly onMove: (by: 1 | -1) => void;
}

/** Move up and Move down. At an end they stay focusable, so that the keyboard keeps its place. */
export function MoveButtons({ name, first, last, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        color="inherit"
        data-move="up"
        aria-label={`Move up: ${name}`}
        title="Move up"
        aria-disabled={first}
        onClick={() => {
          if (!first) onMove(-1);
        }}
        sx={{ opacity: first ? 0.4 : 1, '& svg': { rotate: '180deg' } }}
      >
        <Icon name="chevron-down" size={22} />
      </IconButton>
      <IconButton
        color="inherit"
        data-move="down"
        aria-label={`Move down: ${name}`}
        title="Move down"
        aria-disabled={last}
        onClick={() => {
          if (!last) onMove(1);
        }}
        sx={{ opacity: last ? 0.4 : 1 }}
      >
        <Icon name="chevron-down" size={22} />
      </IconButton>
    </>
  );
}
