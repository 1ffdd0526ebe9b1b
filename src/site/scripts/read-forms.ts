import type { ClientJob } from '@domain/access/client-forms';
import { callFunction } from '@/api/call-function';
import { reportFault } from '@/logging/report-fault';
import { questionnaireEntryId } from '@/offline/questionnaire-entry-id';
import { waitingEntries } from '@/offline/waiting-entries';
import { formTypes, type FormType, type KnownForms } from '../content/known-next-steps';

/** Timeout, after which the page continues without an answer. */
const patienceMs = 10_000;

/**
 * The state of the forms of a client's link; `null` if it can't be redeemed, or there was no valid response. Never
 * throws.
 */
export async function readForms(booking: string): Promise<KnownForms | null> {
  // Read first, so that an entry sent between the two reads is found on the server.
  const waits = (await waitingEntries()).includes(questionnaireEntryId(booking));
  try {
    const answer = await callFunction(
      'client-forms-open',
      { booking },
      { signal: AbortSignal.timeout(patienceMs) },
    );
    if (answer.state !== 'open') return null;
    const done = doneForms(answer.booking);
    const questionnaireWaits = waits && !done.questionnaire;
    return {
      missing: formTypes.filter((form) => !done[form] && !(form === 'questionnaire' && questionnaireWaits)),
      questionnaireWaits,
      reference: answer.booking.reference,
      payable: answer.booking.payable,
    };
  } catch (error) {
    reportFault('the forms of a link not read', error);
    return null;
  }
}

function doneForms({ agreement, media_release, questionnaire }: ClientJob): Record<FormType, boolean> {
  return {
    agreement: agreement !== null,
    'media-release': media_release !== null,
    questionnaire: questionnaire !== null,
  };
}
