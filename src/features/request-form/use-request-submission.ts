import {
  toRequestSubmission,
  type RequestFormValues,
  type RequestFormVariant,
} from '@domain/request/request-form';
import type { RequestSubmission } from '@domain/request/request-submission';
import type { FormSignals } from '@domain/api/form-signals';
import type { AppErrorDetails } from '@domain/errors/app-error';
import type { ServicesSettings } from '@domain/settings/settings';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MissedEdit, OutboxEntry, WaitingReason } from '@/offline/outbox-entry';
import { sameJson } from '@/offline/same-json';
import { submitThroughOutbox } from '@/offline/submit';
import { useKeepTyped } from '@/offline/use-keep-typed';
import { useSettings } from '@/settings/use-settings';
import { valuesOfSubmission } from './request-values';
import { thankYouAddress } from './thank-you-address';
import { postToAutomation } from './post-to-automation';
import { reportConversion } from './report-conversion';
import { requestSummary } from './request-summary';
import { loadGoneMeanwhile } from '@/shared/availability/load-gone-meanwhile';
import { storeSummary } from './summary-store';

/** The state of the form's request. `entryId` is its outbox entry, which submitting again replaces. */
export type SubmissionPhase =
  | { readonly kind: 'editing'; readonly entryId?: string }
  | { readonly kind: 'submitting' }
  | {
      readonly kind: 'waiting';
      readonly entryId: string;
      readonly reason: WaitingReason;
      readonly retryAfterSeconds?: number;
      /** As last submitted. */
      readonly values: RequestFormValues;
    }
  | {
      readonly kind: 'sent';
      /** Set if the office has an earlier version than the one last submitted or typed. */
      readonly missed?: MissedEdit;
      /** The sent entry. The next submission is another request. */
      readonly sentId: string;
    };

/** Whether the form's input belongs to no outbox entry. After a request was sent, it is the next request. */
export function isIdle(phase: SubmissionPhase): boolean {
  return phase.kind === 'sent' || (phase.kind === 'editing' && phase.entryId === undefined);
}

interface SubmissionEvents {
  /** Returns the id of the draft that the submission replaces. */
  readonly takeDraft: () => Promise<string | undefined>;
  readonly readSignals: () => FormSignals;
  readonly onSent: () => void;
  /** The server failed. The request is stored and will be sent again. */
  readonly onFault: () => void;
  /** The server refused it, or it could be neither stored nor sent. */
  readonly onRefused: (details: AppErrorDetails | undefined) => void;
}

/**
 * Submits through the outbox, and follows a waiting request until it is sent.
 * @param typed the form's content, as it would be submitted; the same object until it changes
 */
export function useRequestSubmission(
  variant: RequestFormVariant,
  entries: readonly OutboxEntry[],
  typed: RequestSubmission,
  events: SubmissionEvents,
) {
  const [phase, setPhase] = useState<SubmissionPhase>({ kind: 'editing' });
  // A second click can come before React has rendered the first.
  const busy = useRef(false);
  const settings = useSettings();
  const { services } = settings;

  /** Resolves once the thank-you page can show it. */
  const finish = async (
    sentId: string,
    values: RequestFormValues,
    { missed, receipt }: Pick<OutboxEntry, 'missed' | 'receipt'>,
  ) => {
    const stored = missed?.stored ? valuesOfSubmission(missed.stored) : values;
    // Null if it isn't known which version is stored.
    const summary = missed && !missed.stored ? null : requestSummary(settings, variant, stored);
    storeSummary(summary);
    reportConversion();
    postToAutomation(stored);
    events.onSent();
    setPhase({ kind: 'sent', sentId, ...(missed && { missed }) });
    if (!summary || !receipt?.taken) return;
    const loaded = await loadGoneMeanwhile();
    if (loaded) storeSummary({ ...summary, instead: await loaded.insteadOf(variant, settings, stored) });
  };

  // The form's request, if it waits or was refused.
  const pressed = entries.find(({ id }) => 'entryId' in phase && id === phase.entryId);
  const reportTyped = useKeepTyped(pressed);
  useEffect(
    () => reportTyped(typedOver(services, pressed, variant, typed)),
    [reportTyped, services, pressed, variant, typed],
  );

  const followWaiting = useEffectEvent(() => {
    if (phase.kind !== 'waiting') return;
    if (pressed?.state === 'sent') {
      void finish(pressed.id, phase.values, pressed);
    } else if (pressed?.state === 'needs-attention') {
      setPhase({ kind: 'editing', entryId: pressed.id });
      events.onRefused(pressed.refusal);
    } else if (pressed?.state === 'queued' && pressed.reason && pressed.reason !== phase.reason) {
      setPhase({ kind: 'waiting', entryId: pressed.id, values: phase.values, ...waitOf(pressed) });
    }
  });
  useEffect(() => {
    followWaiting();
  }, [entries, phase]);

  /** `values` as cast by the schema. */
  const submit = async (values: RequestFormValues): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    let entryId = 'entryId' in phase ? phase.entryId : undefined;
    setPhase({ kind: 'submitting' });
    try {
      const draftId = await events.takeDraft();
      entryId ??= draftId;
      const outcome = await submitThroughOutbox({
        callName: 'secure-form-submission',
        formType: 'booking',
        data: toRequestSubmission(services, variant, values),
        signals: events.readSignals(),
        ...(entryId !== undefined && { entryId }),
      });
      if (outcome.state === 'sent') {
        await finish(outcome.entryId, values, outcome);
        // A missed edit must be read before the page navigates.
        if (!outcome.missed) window.location.assign(thankYouAddress(outcome.receipt));
      } else if (outcome.state === 'waiting') {
        setPhase({ ...outcome, kind: 'waiting', values });
        if (outcome.reason === 'server') events.onFault();
      } else {
        setPhase({ kind: 'editing', ...(outcome.entryId !== undefined && { entryId: outcome.entryId }) });
        events.onRefused(outcome.details);
      }
    } catch {
      setPhase({ kind: 'editing', ...(entryId !== undefined && { entryId }) });
      events.onRefused(undefined);
    } finally {
      busy.current = false;
    }
  };

  /** Continues an entry from an earlier visit, whose content is now in the form. */
  const resume = (entry: OutboxEntry) =>
    setPhase(
      entry.state === 'needs-attention'
        ? { kind: 'editing', entryId: entry.id }
        : { kind: 'waiting', entryId: entry.id, values: valuesOfSubmission(entry.data), ...waitOf(entry) },
    );
  return { phase, submit, resume };
}

/** The form's content. If nothing was changed, the entry's own content, whatever version of the product stored it. */
function typedOver(
  services: ServicesSettings,
  entry: OutboxEntry | undefined,
  variant: RequestFormVariant,
  typed: RequestSubmission,
): object {
  if (!entry?.data) return typed;
  const before = toRequestSubmission(services, variant, valuesOfSubmission(entry.data));
  return sameJson(typed, before) ? entry.data : typed;
}

/** Why an entry waits, as of its last attempt. */
function waitOf({ reason, notBefore, changedAt }: OutboxEntry) {
  if (reason === 'rate-limited')
    return { reason, retryAfterSeconds: Math.ceil((notBefore - changedAt) / 1000) };
  return { reason: reason ?? (navigator.onLine ? ('no-answer' as const) : ('offline' as const)) };
}
