import Button, { type ButtonProps } from '@mui/material/Button';

interface RowButtonProps extends Pick<ButtonProps, 'disabled' | 'onClick' | 'startIcon' | 'sx'> {
  readonly label: string;
  /** Whose row it stands in, for the button's accessible name: 'Accept: Ann Lee'. */
  readonly of: string;
  /** The one thing that is to be done with the row. */
  readonly main?: boolean;
  /** It takes something away. */
  readonly destructive?: boolean;
}

/** A small button of a row or its details. */
export function RowButton({ label, of, main = false, destructive = false, ...props }: RowButtonProps) {
  return (
    <Button
      {...props}
      size="small"
      variant={main ? 'contained' : 'outlined'}
      color={destructive ? 'error' : main ? 'primary' : 'inherit'}
      aria-label={`${label}: ${of}`}
    >
      {label}
    </Button>
  );
}
