import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { MouseEvent, ReactNode } from 'react';

interface ToolButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** For a tool that stays selected; left out for an immediate action. */
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly onClick: (event: MouseEvent) => void;
}

const Tool = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 2,
  minWidth: 56,
  minHeight: 56,
  padding: '4px 6px',
  borderRadius: 4,
  border: '2px solid transparent',
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.palette.secondary.main,
    color: theme.vars.palette.secondary.main,
    background: theme.vars.palette.background.default,
  },
  '&.Mui-disabled': { opacity: 0.4 },
}));

/** A drawing tool's button, large enough for gloves. */
export function ToolButton({ label, icon, pressed, disabled = false, onClick }: ToolButtonProps) {
  return (
    <Tool disabled={disabled} aria-pressed={pressed} onClick={onClick}>
      {icon}
      {label}
    </Tool>
  );
}
