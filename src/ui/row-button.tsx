import Button, { type ButtonProps } from '@mui/material/Button';

interface RowButtonProps extends Pick<ButtonProps, 'disabled' | 'onClick' | 'startIcon' | 'sx'> {
  readonly label: string;
  /** The row's name, for the button's accessible name: 'Accept: Ann Lee'. */
  readonly of: string;
  /** Whether it is the row's primary action. */
  readonly main?: boolean;
  /** Whether it is the next step, which the row keeps beside the details. */
  readonly next?: boolean;
  /** Whether it deletes something. */
  readonly destructive?: boolean;
}

/** A small button in a row or its details. */
export function RowButton({
  label,
  of,
  main = false,
  next = false,
  destructive = false,
  ...props
}: RowButtonProps) {
  return (
    <Button
      {...props}
      size="small"
      variant={main ? 'contained' : 'outlined'}
      color={destructive ? 'error' : main ? 'primary' : 'inherit'}
      aria-label={`${label}: ${of}`}
      data-next={next || undefined}
    >
      {label}
    </Button>
  );
}
