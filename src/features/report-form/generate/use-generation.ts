import { useState } from 'react';
import { missingFacts, type MissingFact } from '@domain/report/missing-facts';
import { reportedAs } from '@/logging/report-fault';
import type { OfficeAction } from '@/offline/office/office-entry';
import { removeOfficeEntry } from '@/offline/office/office-store';
import type { OfficeResult } from '@/offline/office/submit-office-action';
import { typedDollars } from '@/forms/typed-dollars';
import { checkFilms } from '@/films/draft-films';
import { checkPhotos } from '@/photos/draft-photos';
import { useToast } from '@/ui/use-toast';
import type { DraftTarget } from '../draft/draft-target';
import { filmsOfValues, photosOfValues, type ReportValues } from '../report-values';
import { today } from '../today';
import { withoutFilms } from '../film/without-films';
import { validateReport, type ReportVerdict } from '../validate-report';
import {
  failedToGenerate,
  failedToSubmit,
  generationOutcome,
  invalidToast,
  submissionOutcome,
} from './outcome';

/** Puts an action into the office's outbox and returns its result. */
export type SubmitAction = (about: string, action: OfficeAction) => Promise<OfficeResult>;

/** The report that is written. */
export interface WrittenReport {
  readonly owner: string;
  readonly draftId: string;
  readonly target: DraftTarget;
  /** The job that it is about. */
  readonly bookingId: string | null;
  readonly values: ReportValues;
  /** Whether it is submitted for review, because an inspector writes it and reports need approval. */
  readonly needsApproval: boolean;
}

/** What keeps a report from being generated: errors, or facts of the standard that it lacks. */
export type NotGenerated =
  | Extract<ReportVerdict, { readonly state: 'invalid' }>
  | { readonly state: 'incomplete'; readonly missing: readonly MissingFact[] };

interface Generation {
  /**
   * Generates the report. Returns what prevents it, or null. Facts of the standard that it lacks don't, once the
   * inspector was `asked` about them.
   */
  readonly generate: (asked: boolean) => Promise<NotGenerated | null>;
  readonly generating: boolean;
}

/** Generate Report or Submit for Review, with its toasts. `onAccepted` is called once the report is on the server or waits to be sent. */
export function useGeneration(
  written: WrittenReport,
  submit: SubmitAction,
  onAccepted: () => void,
): Generation {
  const { owner, target, values } = written;
  const toast = useToast();
  const [generating, setGenerating] = useState(false);

  const submitValid = async (report: ValidReport) => {
    const [unusable] = await checkPhotos(owner, photosOfValues(values));
    if (unusable) {
      toast({
        title: written.needsApproval ? failedToSubmit : failedToGenerate,
        description: unusable.sentence,
        destructive: true,
      });
      return;
    }
    const films = await checkFilms(owner, filmsOfValues(values));
    if (films.problem !== null) {
      toast({
        title: written.needsApproval ? failedToSubmit : failedToGenerate,
        description: films.problem,
        destructive: true,
      });
      return;
    }
    const about = clientName(values);
    const action = actionOf(written, withoutFilms(report, films.stay));
    const result = await submit(about, action);
    const outcome = action.kind === 'submit' ? submissionOutcome(result) : generationOutcome(result, about);
    if (outcome.removed !== undefined)
      await removeOfficeEntry(outcome.removed).catch(reportedAs('a failed report not removed', false));
    // A submitted report leaves the form.
    if (outcome.accepted && !(action.kind === 'submit' && result.state === 'sent')) onAccepted();
    toast(outcome.toast);
  };

  const generate = async (asked: boolean): Promise<NotGenerated | null> => {
    if (generating) return null;
    const verdict = validateReport(values, target.kind, today());
    if (verdict.state === 'invalid') {
      toast(invalidToast(verdict));
      return verdict;
    }
    const missing = asked ? [] : missingFacts(verdict.report);
    if (missing.length > 0) {
      // Errors of an earlier press are fixed.
      toast(null);
      return { state: 'incomplete', missing };
    }
    setGenerating(true);
    try {
      await submitValid(verdict.report);
    } finally {
      setGenerating(false);
    }
    return null;
  };

  return { generate, generating };
}

/** What the toasts and the outbox call the report. */
export function clientName({ fields }: ReportValues): string {
  return fields.clientName.trim() || 'Unnamed client';
}

type ValidReport = Extract<ReportVerdict, { readonly state: 'valid' }>['report'];

function actionOf(
  { draftId, bookingId, target, values, needsApproval }: WrittenReport,
  report: ValidReport,
): OfficeAction {
  const { fields, begunFor } = values;
  const shared = { draftId, bookingId, report };
  if (target.kind === 'amendment') {
    return { kind: 'amend', ...shared, reportId: target.reportId, amendment: fields.amendment.trim() };
  }
  if (needsApproval && bookingId !== null) {
    return { kind: 'submit', draftId, bookingId, report, ...(begunFor && { begunFor }) };
  }
  return {
    kind: 'generate',
    ...shared,
    ...(target.kind === 'new' && { price: typedDollars(fields.price) }),
    ...(begunFor && { begunFor }),
  };
}
