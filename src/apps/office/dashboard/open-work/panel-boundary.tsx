import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { ReadBoundary, type ReadFailure } from '@/firebase/documents/read-boundary';
import { RowButton } from '@/ui/row-button';
import { PanelFrame } from './work-panel';

interface PanelBoundaryProps {
  /** The panel's title. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A panel that fails independently, with its title and a way to retry. */
export function PanelBoundary({ title, children }: PanelBoundaryProps) {
  return (
    <ReadBoundary fallback={(failure) => <FailedPanel {...failure} title={title} />}>{children}</ReadBoundary>
  );
}

function FailedPanel({ title, refused, retry }: ReadFailure & { readonly title: string }) {
  const id = useId();
  return (
    <PanelFrame aria-labelledby={id}>
      <header>
        <Typography id={id} variant="h5" component="h2">
          {title}
        </Typography>
        <RowButton label="Try again" of={title} onClick={retry} />
      </header>
      <p role="alert">
        {refused
          ? 'We couldn’t load this. If your access was just changed, sign out and sign in again.'
          : 'We couldn’t load this. Nothing is lost.'}
      </p>
    </PanelFrame>
  );
}
