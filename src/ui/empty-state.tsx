import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ClearPipe } from './clear-pipe';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  padding: '48px 24px',
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  '& strong': { ...theme.typography.h5, color: theme.vars.palette.text.primary, display: 'block' },
  '& p': { margin: 0, maxWidth: '48ch' },
}));

interface EmptyStateProps {
  readonly title: string;
  /** One sentence: what will be shown here. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Drawing of an empty pipe, shown for an empty list. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Root>
      <ClearPipe />
      <div>
        <strong>{title}</strong>
        {children && <p>{children}</p>}
      </div>
      {action}
    </Root>
  );
}
