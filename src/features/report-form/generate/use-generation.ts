import { useState } from 'react';
import { reportedAs } from '@/logging/report-fault';
import type { OfficeAction } from '@/offline/office/office-entry';
import { removeOfficeEntry } from '@/offline/office/office-store';
import type { OfficeResult } from '@/offline/office/submit-office-action';
import { typedDollars } from '@/forms/typed-dollars';
import { checkPhotos } from '@/photos/draft-photos';
import { useToast } from '@/ui/use-toast';
import type { DraftTarget } from '../draft/draft-target';
import { photosOfValues, type ReportValues } from '../report-values';
import { today } from '../today';
import { validateReport, type ReportVerdict } from '../validate-report';
import { failedToGenerate, generationOutcome, invalidToast } from './outcome';

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
}

interface Generation {
  /** Generates the report. Returns the errors that prevent it, or null. */
  readonly generate: () => Promise<ReportVerdict | null>;
  readonly generating: boolean;
}

/** Generate Report, with its toasts. `onAccepted` is called once the report is on the server or waits to be sent. */
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
      toast({ title: failedToGenerate, description: unusable.sentence, destructive: true });
      return;
    }
    const about = clientName(values);
    const outcome = generationOutcome(await submit(about, actionOf(written, report)), about);
    if (outcome.removed !== undefined)
      await removeOfficeEntry(outcome.removed).catch(reportedAs('a failed report not removed', false));
    if (outcome.accepted) onAccepted();
    toast(outcome.toast);
  };

  const generate = async (): Promise<ReportVerdict | null> => {
    if (generating) return null;
    const verdict = validateReport(values, target.kind, today());
    if (verdict.state === 'invalid') {
      toast(invalidToast(verdict));
      return verdict;
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

function actionOf({ draftId, bookingId, target, values }: WrittenReport, report: ValidReport): OfficeAction {
  const { fields, begunFor } = values;
  const shared = { draftId, bookingId, report };
  if (target.kind === 'amendment') {
    return { kind: 'amend', ...shared, reportId: target.reportId, amendment: fields.amendment.trim() };
  }
  return {
    kind: 'generate',
    ...shared,
    ...(target.kind === 'new' && { price: typedDollars(fields.price) }),
    ...(begunFor && { begunFor }),
  };
}
