import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Form, Formik, type FormikErrors } from 'formik';
import { useId, useRef } from 'react';
import type { Lead } from '@domain/request/lead';
import { focusFirstError } from '@/forms/focus-first-error';
import { keepFieldFocused } from '@/forms/keep-field-focused';
import { AcceptFields } from './accept-fields';
import {
  initialAppointment,
  toAppointment,
  validateAppointment,
  type Appointment,
  type AppointmentForm,
} from './appointment-form';
import type { ActionOutcome } from './use-request-actions';
import type { FindJobsOn } from './use-slot-conflicts';

interface AcceptDialogProps {
  readonly lead: Lead;
  /** The business's date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly findJobsOn: FindJobsOn;
  readonly onAccept: (appointment: Appointment) => Promise<ActionOutcome>;
  readonly onClose: () => void;
  /** After the dialog has gone from the screen. */
  readonly onExited?: () => void;
  readonly open: boolean;
}

/** Date, time and price of the appointment that a request becomes. A failure keeps it open, with what was typed. */
export function AcceptDialog({
  lead,
  today,
  findJobsOn,
  onAccept,
  onClose,
  onExited,
  open,
}: AcceptDialogProps) {
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const onPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });

  // The button is disabled only once the first press has been validated: a double click comes before that.
  const submitOnce = async (
    validateForm: () => Promise<FormikErrors<AppointmentForm>>,
    submitForm: () => Promise<void>,
  ) => {
    if (busy.current) return;
    busy.current = true;
    try {
      const errors = await validateForm();
      await submitForm();
      if (form.current) focusFirstError(form.current, errors);
    } finally {
      busy.current = false;
    }
  };

  return (
    <Formik
      initialValues={initialAppointment(lead, today)}
      validate={validateAppointment}
      onSubmit={async (values) => {
        if ((await onAccept(toAppointment(values))) !== 'failed') onClose();
      }}
    >
      {({ isSubmitting, submitForm, validateForm }) => (
        <Dialog
          open={open}
          onClose={() => {
            if (!isSubmitting) onClose();
          }}
          fullWidth
          fullScreen={onPhone}
          maxWidth="sm"
          aria-labelledby={titleId}
          slotProps={{
            transition: { ...(onExited && { onExited }) },
            paper: { ...(onPhone && { sx: { borderRadius: 0 } }) },
          }}
        >
          <DialogTitle id={titleId} variant="h4" component="h2">
            Accept the request of {lead.name}
          </DialogTitle>
          <Form
            ref={form}
            noValidate
            style={{ display: 'contents' }}
            onSubmit={(event) => {
              event.preventDefault();
              void submitOnce(validateForm, submitForm);
            }}
          >
            <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start', paddingBlockStart: 0 }}>
              <AcceptFields lead={lead} today={today} findJobsOn={findJobsOn} disabled={isSubmitting} />
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {lead.name} gets an e-mail with the appointment and the links to the three forms.
              </Typography>
            </DialogContent>
            <DialogActions sx={{ padding: '16px 24px', gap: 1 }}>
              <Button color="inherit" disabled={isSubmitting} onClick={onClose}>
                Cancel
              </Button>
              <Button
                type="submit"
                variant="contained"
                disabled={isSubmitting}
                onMouseDown={keepFieldFocused}
              >
                {isSubmitting ? 'Accepting...' : 'Accept appointment'}
              </Button>
            </DialogActions>
          </Form>
        </Dialog>
      )}
    </Formik>
  );
}
