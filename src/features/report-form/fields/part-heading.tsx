import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PartHeadingProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** The heading of a part of the form, which labels its section. */
export function PartHeading({ id, children }: PartHeadingProps) {
  return (
    <Typography id={id} variant="h5" component="h2">
      {children}
    </Typography>
  );
}
