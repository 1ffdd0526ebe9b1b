import { styled } from '@mui/material/styles';

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  maxWidth: 240,
  height: 'auto',
  fill: 'none',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  stroke: theme.vars.palette.primary.main,
  '& .joint': { stroke: theme.vars.palette.primary.main, opacity: 0.55 },
  '& .light': { stroke: theme.vars.palette.secondary.main },
  '& .beam': { stroke: 'none', fill: theme.vars.palette.secondary.main, opacity: 0.16 },
}));

/** Drawing of an empty pipe in the camera's view. */
export function ClearPipe() {
  return (
    <Drawing viewBox="0 0 240 72" aria-hidden="true" focusable="false">
      <path className="beam" d="M74 36 214 15v42Z" />
      <path d="M12 14h206M12 58h206" />
      <path d="M218 14c7 0 12 10 12 22s-5 22-12 22-12-10-12-22 5-22 12-22Z" />
      <path className="joint" d="M64 14c5 0 9 10 9 22s-4 22-9 22M138 14c5 0 9 10 9 22s-4 22-9 22" />
      <path className="light" d="M12 36h34M46 28h18a8 8 0 0 1 0 16H46zM64 33v6" />
    </Drawing>
  );
}
