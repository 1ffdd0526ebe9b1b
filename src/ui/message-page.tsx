import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-paths';

const Page = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  maxWidth: '60ch',
  '& > .sign': {
    display: 'grid',
    placeItems: 'center',
    width: 64,
    height: 64,
    borderRadius: '50%',
    color: theme.vars.palette.secondary.main,
    border: `2px solid ${theme.vars.palette.secondary.main}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& > .sign[data-tone="done"]': {
    color: theme.vars.palette.success.main,
    borderColor: theme.vars.palette.success.main,
  },
  '& h1': { ...theme.typography.h2, margin: '12px 0 0' },
  '& p': { margin: 0, fontSize: '1.0625rem' },
  '& > .actions': { display: 'grid', gap: 16, justifyItems: 'start', marginTop: 16 },
}));

interface MessagePageProps {
  readonly icon: IconName;
  readonly title: string;
  readonly tone?: 'done';
  /** What happened and what to do, as paragraphs. */
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A page that only shows a message. */
export function MessagePage({ icon, title, tone, children, actions }: MessagePageProps) {
  return (
    <Page>
      <span className="sign" data-tone={tone}>
        <Icon name={icon} size={28} />
      </span>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
      {actions !== undefined && <div className="actions">{actions}</div>}
    </Page>
  );
}
