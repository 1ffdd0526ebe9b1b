import { styled } from '@mui/material/styles';
import type { SchemeColors } from '@domain/business/facts';

export type BadgeTone = keyof SchemeColors['status'];

/** A state as a colored badge: `<StatusBadge tone="in_progress">In progress</StatusBadge>`. */
export const StatusBadge = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: BadgeTone;
}>(({ theme, tone }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: '2px 8px',
  borderRadius: 4,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.status[tone].main,
  backgroundColor: theme.vars.palette.status[tone].ground,
}));
