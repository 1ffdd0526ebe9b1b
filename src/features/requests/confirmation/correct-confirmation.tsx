import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { denseHeight } from '@domain/brand/measures';
import { foundAddress, searchAddress } from '@domain/office/list-view';
import type { BookingRequest } from '@domain/request/booking-request';
import { RowButton } from '@/ui/row-button';
import { isPending } from '../is-pending';

/** Beside the details, rows are dense and used with a mouse. */
const touchable = { xs: 44, lg: denseHeight };

interface CorrectConfirmationProps {
  readonly request: BookingRequest;
  readonly disabled: boolean;
  readonly onCorrect: (request: BookingRequest) => void;
}

/** Opens the correction of a request's email address. A request that has a job is corrected there. */
export function CorrectConfirmation({ request, disabled, onCorrect }: CorrectConfirmationProps) {
  const { forms_booking_id: job, email } = request;
  if (isPending(request) && job === null) {
    return (
      <RowButton
        label="Correct and send again"
        of={request.name}
        disabled={disabled}
        sx={{ color: 'text.primary', minHeight: touchable, marginBlock: 0.5 }}
        onClick={() => onCorrect(request)}
      />
    );
  }
  // A declined request has no job. An accepted one doesn't say here which it has.
  if (request.status === 'lost') return null;
  return (
    <MuiLink
      component={Link}
      to={job === null ? searchAddress('jobs', email) : foundAddress('jobs', job)}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: touchable }}
    >
      Correct the client on the job
    </MuiLink>
  );
}
