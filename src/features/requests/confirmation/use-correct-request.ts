import { AppError } from '@domain/errors/app-error';
import type { RequestedMail } from '@domain/mail/requested-mail';
import type { BookingRequest } from '@domain/request/booking-request';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { fieldErrorsIn, type FieldErrors } from '@/forms/refused-fields';
import { notSentAgain } from '@/shared/mail/not-sent-again';
import { useActions, type ActionOutcome } from '@/ui/use-actions';

interface CorrectedAddress {
  readonly email: string;
  /** The address that the office saw. */
  readonly seen: string;
}

/** `now`: the stored address, if someone else changed it; `fields`: what the server refused. */
export interface CorrectionOutcome {
  readonly outcome: ActionOutcome;
  readonly now: string | null;
  readonly fields: FieldErrors | null;
}

export type CorrectRequest = (
  request: BookingRequest,
  corrected: CorrectedAddress,
) => Promise<CorrectionOutcome>;

interface RequestCorrection {
  readonly correct: CorrectRequest;
  readonly isRunning: (leadId: string) => boolean;
}

/** Corrects a request's email address, with its toasts. Repeated presses send one request. */
export function useCorrectRequest(call: CallAsAdmin, onChanged: (leadId: string) => void): RequestCorrection {
  const { act, running } = useActions();
  return {
    async correct({ id: leadId }, { email, seen }) {
      let now: string | null = null;
      let fields: FieldErrors | null = null;
      const outcome = await act<RequestedMail>(
        leadId,
        {
          done: (mail) => notSentAgain(mail, email)?.title ?? 'Confirmation Sent Again',
          failed: 'Failed to send the confirmation.',
          about: (mail) => notSentAgain(mail, email)?.description ?? email,
          refusedOffline: true,
          isShown: () => fields !== null,
        },
        async (idempotencyKey) => {
          try {
            return await call('office-request-correct', { leadId, email, seen, idempotencyKey });
          } catch (error) {
            const details = error instanceof AppError ? error.details : null;
            const stored = details?.current?.seen;
            if (typeof stored === 'string') now = stored;
            fields = fieldErrorsIn('', ['email'], details?.fields);
            throw error;
          }
        },
      );
      if (outcome !== 'failed' || now !== null) onChanged(leadId);
      return { outcome, now, fields };
    },
    isRunning: (leadId) => running.has(leadId),
  };
}
