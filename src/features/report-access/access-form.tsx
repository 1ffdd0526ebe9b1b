import { bookingIdIn } from '@domain/portal/reports-calls';
import { useRef, useState } from 'react';
import { OutlinedField } from '@/forms/outlined-field';
import { CallText } from '@/ui/call-text';
import { CoreIcon } from '@/ui/core-icon';
import { Notice } from '@/ui/notice';
import { PlainButton } from '@/ui/plain-button';
import { accessErrors } from './access-errors';
import type { Credentials } from './credentials';

interface AccessFormProps {
  /** Why access failed; null before the first attempt. */
  readonly error: string | null;
  readonly filled: Credentials | null;
  readonly onSubmit: (credentials: Credentials) => Promise<void>;
}

/** Email address and Booking ID. */
export function AccessForm({ error, filled, onSubmit }: AccessFormProps) {
  const [email, setEmail] = useState(filled?.email ?? '');
  const [booking, setBooking] = useState(filled?.booking ?? '');
  const [incomplete, setIncomplete] = useState(false);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const bookingInput = useRef<HTMLInputElement>(null);
  const submit = async () => {
    if (underWay.current) return;
    const missing = [
      email.trim() === '' && emailInput.current,
      booking.trim() === '' && bookingInput.current,
    ].find(Boolean);
    setIncomplete(Boolean(missing));
    if (missing) return missing.focus();
    underWay.current = true;
    setBusy(true);
    await onSubmit({ email: email.trim(), booking: bookingIdIn(booking) });
    underWay.current = false;
    setBusy(false);
  };
  const shown = incomplete ? accessErrors.incomplete : error;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div role="alert" style={{ display: shown === null || busy ? 'none' : 'block' }}>
        {shown !== null && !busy && (
          <Notice tone="error">
            <CoreIcon name="alert" />
            <p>
              <CallText>{shown}</CallText>
            </p>
          </Notice>
        )}
      </div>
      <OutlinedField
        name="email"
        type="email"
        label="Email"
        required
        autoComplete="email"
        value={email}
        inputRef={emailInput}
        onChange={({ target }) => setEmail(target.value)}
        onBlur={() => undefined}
        slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
      />
      <OutlinedField
        name="booking"
        label="Booking ID"
        required
        autoComplete="off"
        value={booking}
        inputRef={bookingInput}
        hint="The letters and digits at the end of any link in our emails. You can paste the whole link."
        onChange={({ target }) => setBooking(target.value)}
        onBlur={() => undefined}
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
      <PlainButton type="submit" disabled={busy}>
        {busy ? 'Opening...' : 'Open my reports'}
      </PlainButton>
    </form>
  );
}
