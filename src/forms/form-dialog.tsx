import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Form, Formik, useFormikContext, type FormikErrors } from 'formik';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { gloveDialog } from '@/ui/glove-dialog';
import type { ActionOutcome } from '@/ui/use-actions';
import { focusFirstError } from './focus-first-error';
import { keepFieldFocused } from './keep-field-focused';
import { stillRefused, type FieldErrors, type RefusedFields } from './refused-fields';

/** `fields`: what the server refused, by the form's fields. Nothing was saved. */
export type FormOutcome = ActionOutcome | { readonly fields: FieldErrors };

interface FormDialogProps<Values extends object> {
  readonly open: boolean;
  readonly title: string;
  /** The fields and the text around them. */
  readonly children: (busy: boolean) => ReactNode;
  readonly initialValues: Values;
  readonly validate: (values: Values) => FormikErrors<Values>;
  readonly submit: string;
  /** The label of `submit` while submitting. */
  readonly submitting: string;
  /** Whether it ends or deletes something: its button is red. */
  readonly destructive?: boolean;
  /** The label of the button that closes without a change. */
  readonly close?: string;
  /** A failure leaves the dialog open, with what was typed; refused fields show their errors. */
  readonly onSubmit: (values: Values) => Promise<FormOutcome>;
  /** Another action that ignores the fields. */
  readonly other?: { readonly label: string; readonly onPress: () => Promise<ActionOutcome> } | undefined;
  readonly onClose: () => void;
  /** Called after the dialog has faded out. */
  readonly onExited?: (() => void) | undefined;
}

/** A form in a dialog, full-screen on a phone. Repeated presses submit once. */
export function FormDialog<Values extends object>({
  open,
  title,
  children,
  initialValues,
  validate,
  submit,
  submitting,
  destructive = false,
  close = 'Cancel',
  onSubmit,
  other,
  onClose,
  onExited,
}: FormDialogProps<Values>) {
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const once = useOnce();
  /** What had the focus when the form was submitted; null once the dialog closes. */
  const pressed = useRef<HTMLElement | null>(null);
  const [otherBusy, setOtherBusy] = useState(false);
  const [refused, setRefused] = useState<RefusedFields<Values> | null>(null);
  const onPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });

  const closeAfter = async (outcome: Promise<ActionOutcome>) => {
    if ((await outcome) !== 'failed') onClose();
  };

  const pressOther = (press: () => Promise<ActionOutcome>) =>
    once(async () => {
      setOtherBusy(true);
      try {
        await closeAfter(press());
      } finally {
        setOtherBusy(false);
      }
    });

  return (
    <Formik
      initialValues={initialValues}
      validate={(values) => ({ ...stillRefused(refused, values), ...validate(values) })}
      onSubmit={async (values, { setErrors }) => {
        const outcome = await onSubmit(values);
        if (typeof outcome === 'string') {
          if (outcome !== 'failed') {
            pressed.current = null;
            onClose();
          }
          return;
        }
        const refusal = { values, fields: outcome.fields };
        // Synchronous, or validation on blur would clear the server's errors.
        flushSync(() => setRefused(refusal));
        setErrors(stillRefused(refusal, values));
      }}
    >
      {({ isSubmitting, submitForm, validateForm }) => (
        <Dialog
          open={open}
          onClose={() => {
            if (!isSubmitting && !otherBusy) onClose();
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
            {title}
          </DialogTitle>
          <Form
            ref={form}
            noValidate
            style={{ display: 'contents' }}
            onSubmit={(event) => {
              event.preventDefault();
              void once(async () => {
                // What refused the same values may have ended since then.
                pressed.current = focusedIn(form.current);
                flushSync(() => setRefused(null));
                const errors = await validateForm();
                await submitForm();
                if (form.current) focusFirstError(form.current, errors);
              });
            }}
          >
            <FocusAgain refused={refused} form={form} pressed={pressed} />
            <DialogContent
              sx={{
                display: 'grid',
                // A long email address wraps instead of widening the dialog.
                gridTemplateColumns: 'minmax(0, 1fr)',
                gap: 2.5,
                alignContent: 'start',
                paddingBlockStart: 0,
              }}
            >
              {children(isSubmitting || otherBusy)}
            </DialogContent>
            <Actions
              busy={isSubmitting || otherBusy}
              {...{ submit, submitting, destructive, close, onClose }}
              other={other && { label: other.label, onPress: () => void pressOther(other.onPress) }}
            />
          </Form>
        </Dialog>
      )}
    </Formik>
  );
}

/** Runs one task at a time. Guards against a double click, because the buttons are disabled only after validation. */
function useOnce(): (task: () => Promise<void>) => Promise<void> {
  const underWay = useRef(false);
  return async (task) => {
    if (underWay.current) return;
    underWay.current = true;
    try {
      await task();
    } finally {
      underWay.current = false;
    }
  };
}

interface ActionsProps extends Pick<FormDialogProps<object>, 'submit' | 'submitting' | 'onClose'> {
  readonly busy: boolean;
  readonly destructive: boolean;
  readonly close: string;
  readonly other: { readonly label: string; readonly onPress: () => void } | undefined;
}

function Actions({ busy, submit, submitting, destructive, close, other, onClose }: ActionsProps) {
  return (
    <DialogActions sx={{ ...gloveDialog, padding: '16px 24px', gap: 1, flexWrap: 'wrap' }}>
      <Button color="inherit" disabled={busy} onClick={onClose}>
        {close}
      </Button>
      {other && (
        <Button variant="outlined" color="inherit" disabled={busy} onClick={other.onPress}>
          {other.label}
        </Button>
      )}
      <Button
        type="submit"
        variant="contained"
        color={destructive ? 'error' : 'primary'}
        disabled={busy}
        onMouseDown={keepFieldFocused}
      >
        {busy ? submitting : submit}
      </Button>
    </DialogActions>
  );
}

function focusedIn(form: HTMLFormElement | null): HTMLElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && form?.contains(focused) ? focused : null;
}

interface FocusAgainProps {
  readonly refused: RefusedFields<object> | null;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly pressed: RefObject<HTMLElement | null>;
}

/**
 * After a submission that failed, focuses the first refused field, or what had the focus before everything was
 * disabled.
 */
function FocusAgain({ refused, form, pressed }: FocusAgainProps) {
  const { isSubmitting } = useFormikContext();
  useEffect(() => {
    if (isSubmitting || !form.current) return;
    if (refused) focusFirstError(form.current, refused.fields);
    else if (!focusedIn(form.current)) pressed.current?.focus({ preventScroll: true });
  }, [refused, isSubmitting, form, pressed]);
  return null;
}
