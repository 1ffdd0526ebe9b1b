import { arrivalWords } from '@domain/appointment/arrival';
import type { ClosedLinkState } from '@domain/access/client-forms';
import type { CancelAppointmentAnswer, ClientAppointment } from '@domain/appointment/appointment-calls';
import { endingCharges } from '@domain/business/ending-charges';
import { lateCancelWords } from '@domain/job/charge-words';
import { undecidedWords } from '@domain/payment/undecided-payment';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { callFunction } from '@/api/call-function';
import { OutlinedField } from '@/forms/outlined-field';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import { PlainButton } from '@/ui/plain-button';
import { ProblemNotice } from './problem-notice';
import { writtenInstant } from '@/ui/written-instant';
import { useChange } from './use-change';

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  paddingTop: 32,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& p': { margin: 0 },
  '& form': {
    display: 'grid',
    gap: 16,
    boxSizing: 'border-box',
    width: '100%',
    padding: 'clamp(20px, 5vw, 32px)',
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& h3': { ...theme.typography.h6, margin: 0 },
  '& h3:focus-visible': { outline: 'none' },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 12 },
}));

const DangerButton = styled(PlainButton)(({ theme }) => ({
  color: theme.vars.palette.error.contrastText,
  backgroundColor: theme.vars.palette.error.main,
  '&:hover': { backgroundColor: theme.vars.palette.error.dark },
}));

const lateCancel = lateCancelWords(endingCharges);

interface CancelSectionProps {
  readonly linkKey: string;
  readonly appointment: ClientAppointment;
  readonly onCancelled: () => void;
  /** The appointment can no longer be changed, because it changed meanwhile. */
  readonly onFixed: (appointment: ClientAppointment) => void;
  readonly onClosed: (reason: ClosedLinkState) => void;
}

/** Cancels in two steps: the consequences are shown before the confirmation. */
export function CancelSection(props: CancelSectionProps) {
  const until = writtenInstant(props.appointment.changeable_until);
  const [asked, setAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const dismissed = useRef(false);
  useEffect(() => {
    if (!asked && dismissed.current) opener.current?.focus();
    dismissed.current = asked;
  }, [asked]);
  return (
    <Section aria-labelledby="cancel-title">
      <h2 id="cancel-title">Cancel it</h2>
      {asked ? (
        <Confirmation {...props} onKeep={() => setAsked(false)} />
      ) : (
        <>
          <p>
            Need to cancel? There’s no charge{lateCancel && ` until ${until}`}. {lateCancel}
          </p>
          <PlainButton ref={opener} type="button" look="quiet" onClick={() => setAsked(true)}>
            Cancel appointment
          </PlainButton>
        </>
      )}
    </Section>
  );
}

function Confirmation({
  linkKey,
  appointment,
  onKeep,
  onCancelled,
  onFixed,
  onClosed,
}: CancelSectionProps & { readonly onKeep: () => void }) {
  const [reason, setReason] = useState('');
  const { change, busy, problem } = useChange<CancelAppointmentAnswer>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useUnsavedInput(reason.trim() !== '');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const answer = await change(reason, (idempotencyKey) =>
      callFunction('client-appointment-cancel', { booking: linkKey, reason, idempotencyKey }),
    );
    if (answer === null) return;
    if (answer.state === 'done') onCancelled();
    else if (answer.state === 'fixed') onFixed(answer.appointment);
    else onClosed(answer.state);
  };

  return (
    <form onSubmit={(event) => void submit(event)} aria-labelledby="confirm-title">
      <h3 ref={heading} id="confirm-title" tabIndex={-1}>
        Cancel the inspection on {arrivalWords(appointment)}?
      </h3>
      <p>
        Your time goes to someone else, and we won’t come. You’ll get an email that takes it off your
        calendar. We won’t use the forms you’ve sent us. If you still want an inspection later, you’ll need to
        book again.
      </p>
      {appointment.paid > 0 && <p>{undecidedWords(appointment.paid)}</p>}
      <OutlinedField
        name="reason"
        label="Reason (optional)"
        value={reason}
        multiline
        disabled={busy}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        onChange={(event) => setReason(event.target.value)}
        onBlur={() => undefined}
      />
      {problem && <ProblemNotice problem={problem} needsLine="Cancelling needs a connection." />}
      <div className="buttons">
        <PlainButton type="button" look="quiet" style={{ minHeight: 52 }} disabled={busy} onClick={onKeep}>
          Keep appointment
        </PlainButton>
        <DangerButton type="submit" disabled={busy}>
          {busy ? 'Cancelling...' : 'Cancel appointment'}
        </DangerButton>
      </div>
    </form>
  );
}
