import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CustomerSnapshot } from '@domain/job/job';
import { FormDialog } from '@/forms/form-dialog';
import type { NotChosen } from '@/shared/appointment/slot-fields';
import { useSlotConfirm } from '@/shared/appointment/use-slot-confirm';
import type { ActionOutcome } from '@/ui/use-actions';
import { AcceptFields } from './accept-fields';
import {
  toAppointment,
  validateAppointment,
  type AcceptedAppointment,
  type AppointmentForm,
} from './appointment-form';
import { CustomerFields } from './customer-fields';
import { useCustomerOnFile, type FindCustomer } from './use-customer-on-file';
import type { FindJobsOn } from '@/shared/appointment/use-day-jobs';

interface AcceptDialogProps {
  readonly title: string;
  /** The client, who gets the email. */
  readonly client: CustomerSnapshot;
  /** The service's name. */
  readonly service: string;
  /** The id of the request or referral. */
  readonly of: string;
  /** The pending job whose forms were sent before acceptance. */
  readonly formsBookingId: string | null;
  readonly findCustomer: FindCustomer;
  /** The requested date and time, in sentences. */
  readonly wish: string;
  readonly initial: AppointmentForm;
  readonly notChosen: NotChosen;
  /** The business's date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly findJobsOn: FindJobsOn;
  readonly onAccept: (appointment: AcceptedAppointment) => Promise<ActionOutcome>;
  /** Passed where it can also be accepted without an appointment. */
  readonly onAcceptAsRequest?: () => Promise<ActionOutcome>;
  readonly onClose: () => void;
  /** Called after the dialog has faded out. */
  readonly onExited?: () => void;
  readonly open: boolean;
}

/** Asks for date, time and price to accept a request or referral. */
export function AcceptDialog({
  title,
  client,
  service,
  of,
  formsBookingId,
  findCustomer,
  wish,
  initial,
  notChosen,
  today,
  findJobsOn,
  onAccept,
  onAcceptAsRequest,
  onClose,
  onExited,
  open,
}: AcceptDialogProps) {
  const { name } = client;
  const [attempt, setAttempt] = useState(0);
  const onFile = useCustomerOnFile(findCustomer, client, formsBookingId, attempt);
  const slot = useSlotConfirm({
    title: 'Accept this appointment anyway?',
    confirm: 'Accept anyway',
    consequence: `${name} gets an email with this time about a minute after you accept.`,
    address: client.address,
    service,
    findJobsOn,
    except: of,
  });
  const accept = async (appointment: AcceptedAppointment) => {
    const outcome = await onAccept(appointment);
    // Remounts the fields, because a changed record is one of the reasons for a refusal.
    if (outcome === 'failed') setAttempt((count) => count + 1);
    return outcome;
  };
  return (
    <>
      <FormDialog
        open={open}
        title={title}
        initialValues={initial}
        validate={validateAppointment}
        submit="Accept appointment"
        submitting="Accepting..."
        onSubmit={(values) =>
          slot.ask(values, (confirmed) =>
            accept({
              ...toAppointment(values),
              ...confirmed,
              ...(values.deadline !== initial.deadline && { deadline: values.deadline }),
              ...(onFile && { customer: { keep: values.customer_keep, seen: onFile.stored } }),
            }),
          )
        }
        other={onAcceptAsRequest && { label: 'Accept as request', onPress: onAcceptAsRequest }}
        onClose={onClose}
        onExited={onExited}
      >
        {(busy) => (
          <>
            <AcceptFields
              wish={wish}
              except={of}
              address={client.address}
              service={service}
              today={today}
              findJobsOn={findJobsOn}
              notChosen={notChosen}
              disabled={busy}
            />
            <CustomerFields onFile={onFile} disabled={busy} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {name} gets an email with the appointment and links to the three forms in about a minute, when
              this can no longer be undone.
            </Typography>
            {onAcceptAsRequest && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                No date yet? Accept it as a request. It goes to Direct Requests so you can call first, and{' '}
                {name} gets no email for now.
              </Typography>
            )}
          </>
        )}
      </FormDialog>
      {slot.dialog}
    </>
  );
}
