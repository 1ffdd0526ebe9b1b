import { randomUUID } from 'node:crypto';
import { hasFields, isText } from '@domain/json/guards';
import { fine, wrong, type Finding } from '../deploy/finding';
import { clientName } from './client';
import { call, SmokeError, textOf, type Office } from './office';
import type { Target } from './target';
import { within } from './within';

const isReceipt = hasFields({ id: isText });

interface Booking {
  readonly target: Target;
  readonly office: Office;
  readonly email: string;
  readonly signal?: AbortSignal | undefined;
  readonly findings: Finding[];
}

/**
 * Books through the form's own call and waits for the email, adding what it finds. @throws SmokeError for what stops it,
 * after which the request may be stored all the same.
 */
export async function tryBooking({ target, office, email, signal, findings }: Booking): Promise<void> {
  const form = {
    formType: 'booking' as const,
    data: {
      name: clientName,
      email,
      phone: '(555) 555-0100',
      address: '1 Smoke Test Street',
      service_type: '',
      scheduled_date: '',
      scheduled_time: '',
      special_instructions: 'An automatic test after a deploy. It deletes itself within minutes.',
    },
    clientInfo: { userAgent: 'smoke test', timestamp: new Date().toISOString() },
    idempotencyKey: randomUUID(),
  };
  const { result, read } = await call(target, 'secure-form-submission', form);
  if (!isReceipt(result)) throw new SmokeError('the booking form’s call answers without a receipt');
  const { id } = result;
  findings.push(fine('the booking form’s call accepts a request'));
  const allowed = read.headers.get('Access-Control-Allow-Origin');
  if (allowed !== target.site)
    findings.push(
      wrong(`the functions allow ${allowed ?? 'no origin'}, not ${target.site}: set ALLOWED_ORIGINS`),
    );

  const again = await call(target, 'secure-form-submission', form);
  const isSame = isReceipt(again.result) && again.result.id === id;
  findings.push(
    isSame
      ? fine('sent again, it is the same request')
      : wrong('sent again with the same idempotency key, it is another request'),
  );
  const requests = await office.requestsWith('email', email);
  findings.push(
    requests.some((each) => each.id === id)
      ? fine('the office has the request')
      : wrong('the office doesn’t find the request'),
  );
  findings.push(await awaitMail(target, office, id, signal));
}

/** Whether the client's email was handed to the provider: the office sees the state of every email. */
async function awaitMail(
  { patienceMs }: Target,
  office: Office,
  id: string,
  signal: AbortSignal | undefined,
): Promise<Finding> {
  const mail = await within(
    patienceMs,
    async () => {
      const value = await office.read(`mail/request_received_${id}`);
      return { done: value !== null && textOf(value, 'state') === 'SENT', value };
    },
    signal,
  );
  const state = mail && textOf(mail, 'state');
  if (state === 'SENT') return fine('the provider took its email');
  const reason = mail && textOf(mail, 'last_error');
  if (reason !== null) return wrong(`the provider refuses its email: ${reason}`);
  const waited = signal?.aborted === true ? 'until it was stopped' : `within ${patienceMs / 1000} s`;
  return wrong(`its email wasn't sent ${waited}: ${state ?? 'there is none'}`);
}
