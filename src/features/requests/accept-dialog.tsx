import Typography from '@mui/material/Typography';
import { FormDialog } from '@/forms/form-dialog';
import type { ActionOutcome } from '@/ui/use-actions';
import { AcceptFields } from './accept-fields';
import {
  toAppointment,
  validateAppointment,
  type Appointment,
  type AppointmentForm,
} from './appointment-form';
import type { FindJobsOn } from '@/ui/slots/use-slot-conflicts';

interface AcceptDialogProps {
  readonly title: string;
  /** The client, who gets the mail. */
  readonly name: string;
  /** What is asked for, in sentences. */
  readonly wish: string;
  readonly initial: AppointmentForm;
  /** The business's date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly findJobsOn: FindJobsOn;
  readonly onAccept: (appointment: Appointment) => Promise<ActionOutcome>;
  /** Where it can also be accepted without an appointment. */
  readonly onAcceptAsRequest?: () => Promise<ActionOutcome>;
  readonly onClose: () => void;
  /** After the dialog has gone from the screen. */
  readonly onExited?: () => void;
  readonly open: boolean;
}

/** Date, time and price of the appointment that a request or a referral becomes. */
export function AcceptDialog({
  title,
  name,
  wish,
  initial,
  today,
  findJobsOn,
  onAccept,
  onAcceptAsRequest,
  onClose,
  onExited,
  open,
}: AcceptDialogProps) {
  return (
    <FormDialog
      open={open}
      title={title}
      initialValues={initial}
      validate={validateAppointment}
      submit="Accept appointment"
      submitting="Accepting..."
      onSubmit={(values) => onAccept(toAppointment(values))}
      other={onAcceptAsRequest && { label: 'Accept as request', onPress: onAcceptAsRequest }}
      onClose={onClose}
      onExited={onExited}
    >
      {(busy) => (
        <>
          <AcceptFields wish={wish} today={today} findJobsOn={findJobsOn} disabled={busy} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {name} gets an e-mail with the appointment and the links to the three forms.
          </Typography>
          {onAcceptAsRequest && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              No date yet? Accept it as a request: it goes to Direct Requests, you call first, and {name} gets
              no e-mail now.
            </Typography>
          )}
        </>
      )}
    </FormDialog>
  );
}
