import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { partId, settingsParts } from './settings-index';

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 24,
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  scrollMarginBlockStart: -64,
  [theme.breakpoints.down('sm')]: {
    padding: '20px 16px',
    marginInline: -16,
    borderInline: 0,
    borderRadius: 0,
  },
}));

/** Fields in as many columns as fit. */
export const SettingGrid = styled('div')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  alignItems: 'start',
  '& > .whole': { gridColumn: '1 / -1' },
});

interface SettingsPartProps {
  readonly part: keyof typeof settingsParts;
  /** What it is for, in a sentence. */
  readonly about: string;
  readonly children: ReactNode;
}

export function SettingsPart({ part, about, children }: SettingsPartProps) {
  const id = partId(part);
  return (
    <Part id={id} aria-labelledby={`${id}-heading`}>
      <div>
        <Typography id={`${id}-heading`} variant="h4" component="h2">
          {settingsParts[part]}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {about}
        </Typography>
      </div>
      {children}
    </Part>
  );
}
