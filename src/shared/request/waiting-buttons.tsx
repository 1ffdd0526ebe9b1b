import IconButton from '@mui/material/IconButton';
import { Icon } from '@/ui/icon';
import { RowButton } from '@/ui/row-button';

/** The office's actions on a waiting request or referral. */
export interface WaitingHandlers<Row> {
  readonly accept: (row: Row) => void;
  readonly decline: (row: Row) => void;
  readonly sendForms: (row: Row) => void;
  readonly remove: (row: Row) => void;
  readonly isRunning: (row: Row) => boolean;
}

interface WaitingButtonsProps<Row> {
  readonly row: Row;
  readonly of: string;
  readonly handlers: WaitingHandlers<Row>;
  /** Whether it was already accepted or declined. */
  readonly handled?: boolean;
  /** Whether it can be declined. */
  readonly declinable?: boolean;
  /** Whether it can be deleted. */
  readonly removable?: boolean;
}

/** Accept, Decline, Send Forms and Delete for a waiting request or referral. */
export function WaitingButtons<Row>({
  row,
  of,
  handlers,
  handled = false,
  declinable = true,
  removable = true,
}: WaitingButtonsProps<Row>) {
  const disabled = handlers.isRunning(row);
  const shared = { of, disabled };
  return (
    <>
      {!handled && (
        <>
          <RowButton {...shared} label="Accept" main onClick={() => handlers.accept(row)} />
          {declinable && <RowButton {...shared} label="Decline" onClick={() => handlers.decline(row)} />}
          <RowButton {...shared} label="Send Forms" onClick={() => handlers.sendForms(row)} />
        </>
      )}
      {removable && (
        <IconButton
          size="small"
          disabled={disabled}
          aria-label={`Delete: ${of}`}
          title="Delete"
          onClick={() => handlers.remove(row)}
        >
          <Icon name="trash" size={18} />
        </IconButton>
      )}
    </>
  );
}
