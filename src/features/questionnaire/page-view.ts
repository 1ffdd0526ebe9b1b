import type { ClientJob, ClosedLinkState } from '@domain/access/client-forms';
import type { AppErrorDetails } from '@domain/errors/app-error';
import { hasAnswers } from '@domain/questionnaire/empty-answers';
import type { QuestionnaireDraft } from '@domain/questionnaire/questionnaire-answers';
import { contentOf, isUnsent, type MissedEdit, type OutboxEntry } from '@/offline/outbox-entry';
import type { LinkView } from '@/shared/access/use-link';
import { isOpenDraft, readStored } from './stored-draft';
import { isLinkRefusal, type SubmissionPhase } from './use-submission';

export type QuestionnaireLink = LinkView<{ readonly state: 'open'; readonly booking: ClientJob }>;

/** What determines the page. */
export interface PageState {
  readonly link: QuestionnaireLink;
  /** This link's entry in the outbox; `undefined` until it is read. */
  readonly entry: OutboxEntry | null | undefined;
  readonly phase: SubmissionPhase;
  /** Whether an earlier link's draft was looked for. */
  readonly adopted: boolean;
  /** Whether the questions were shown. They stay then, even if the link is closed meanwhile. */
  readonly begun: boolean;
  /** Whether the client has opened waiting answers in the form. */
  readonly changing: boolean;
}

export type PageView =
  | { readonly kind: 'loading' }
  /** The answers are in the outbox. */
  | { readonly kind: 'waiting'; readonly entry: OutboxEntry }
  /** The server has the answers; `missed` is an edit that it doesn't have. */
  | { readonly kind: 'sent'; readonly missed?: MissedEdit }
  /** The server has answers; `unused` are others on this device. */
  | { readonly kind: 'already-submitted'; readonly unused: QuestionnaireDraft | null }
  | {
      readonly kind: 'closed';
      readonly reason: ClosedLinkState;
      readonly unused: QuestionnaireDraft | null;
    }
  | {
      readonly kind: 'form';
      readonly stored: ReturnType<typeof readStored>;
      readonly submitting: boolean;
      /** The server's error about the link, which prevents sending. */
      readonly linkRefusal: AppErrorDetails | null;
    };

/** What the questionnaire's page shows. */
export function viewOf(state: PageState): PageView {
  const { link, entry, phase } = state;
  if (entry === undefined || (entry === null && !state.adopted)) return { kind: 'loading' };
  if (entry && isUnsent(entry) && showsNothingNewer(phase) && !state.changing) {
    return { kind: 'waiting', entry };
  }
  const missed = entry === null ? missedOf(phase) : entry.missed;
  if (missed) return { kind: 'sent', missed };

  const submitting = isSubmitting(phase);
  const refusal = refusalOf(phase) ?? entry?.refusal;
  const stored = storedAnswers(entry);
  const unused = stored && hasAnswers(stored.answers) ? stored.answers : null;
  if (!submitting) {
    if (refusal?.code === 'already-handled' || isAnswered(link)) return { kind: 'already-submitted', unused };
    if (entry?.state === 'sent') return { kind: 'sent' };
  }
  if (!state.begun) {
    if (link.state === 'loading' && unused === null) return { kind: 'loading' };
    if (link.state === 'closed') return { kind: 'closed', reason: link.reason, unused };
  }
  return {
    kind: 'form',
    stored: stored ?? readStored(null),
    submitting,
    linkRefusal: refusal && isLinkRefusal(refusal) ? refusal : null,
  };
}

/** The answers on this device that the server doesn't have. */
function storedAnswers(entry: OutboxEntry | null): ReturnType<typeof readStored> | null {
  if (entry === null) return null;
  return isOpenDraft(entry) || isUnsent(entry) ? readStored(contentOf(entry)) : null;
}

/** From the click until the page navigates. A missed edit is shown instead. */
function isSubmitting(phase: SubmissionPhase): boolean {
  return phase.kind === 'submitting' || (phase.kind === 'sent' && !phase.missed);
}

/** False once this page has sent or received something that the entry as read may not have yet. */
function showsNothingNewer(phase: SubmissionPhase): boolean {
  const failed = phase.kind === 'writing' && phase.failed === true;
  return !isSubmitting(phase) && !failed && refusalOf(phase) === undefined;
}

function refusalOf(phase: SubmissionPhase): AppErrorDetails | undefined {
  return phase.kind === 'writing' ? phase.refusal : undefined;
}

function missedOf(phase: SubmissionPhase): MissedEdit | undefined {
  return phase.kind === 'sent' ? phase.missed : undefined;
}

function isAnswered(link: QuestionnaireLink): boolean {
  return link.state === 'open' && link.booking.questionnaire !== null;
}
