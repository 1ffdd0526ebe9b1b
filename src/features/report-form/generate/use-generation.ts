import { useState } from 'react';
import { validationError } from '@domain/report/report-form';
import { reportedAs } from '@/logging/report-fault';
import type { OfficeAction, OfficeWait } from '@/offline/office/office-entry';
import { removeOfficeEntry } from '@/offline/office/office-store';
import type { OfficeResult } from '@/offline/office/submit-office-action';
import { typedDollars } from '@/forms/typed-dollars';
import { waitWords } from '@/offline/office/wait-words';
import { copyText } from '@/ui/copy-text';
import { useToast } from '@/ui/use-toast';
import type { DraftTarget } from '../draft/draft-target';
import { checkPhotos } from '@/photos/draft-photos';
import { photosOfValues, type ReportFields, type ReportValues } from '../report-values';
import { today } from '../today';
import { validateReport, type ReportVerdict } from '../validate-report';
import type { GeneratedActions } from './generated-dialog';
import type { GenerationEntry } from './report-entries';

/** Puts an action into the office's outbox and returns its result. */
export type SubmitAction = (about: string, action: OfficeAction) => Promise<OfficeResult>;

interface GenerationOptions {
  readonly owner: string;
  readonly draftId: string;
  readonly target: DraftTarget;
  /** The job that the report is about. */
  readonly bookingId: string | null;
  readonly entry: GenerationEntry | null;
  readonly fields: ReportFields;
  readonly submit: SubmitAction;
  /** Shows the client's page in the office's preview. */
  readonly onView: (url: string) => void;
  /** Removes the form's values and draft. */
  readonly onClear: () => Promise<void>;
}

interface Generation {
  /** Generates the report. Returns the errors that prevent it, or null. */
  readonly generate: (values: ReportValues) => Promise<ReportVerdict | null>;
  readonly generating: boolean;
  readonly actions: GeneratedActions;
  readonly dialogOpen: boolean;
  readonly setDialogOpen: (open: boolean) => void;
}

const failedToGenerate = 'Error: Failed to generate report. Please try again.';
const failedToSend = 'Failed to send report email. Please try again.';
const notStored = 'This device couldn’t save it. Free up some space and try again.';

/** Generate Report and the actions after it, with their toasts. */
export function useGeneration(options: GenerationOptions): Generation {
  const { draftId, target, bookingId, entry, fields, submit, onView, onClear } = options;
  const toast = useToast();
  const [generating, setGenerating] = useState(false);
  const [sending, setSending] = useState(false);
  const [dialogOpen, setDialogOpen] = useState(false);
  const about = fields.clientName.trim() || 'Unnamed client';

  const generate = async (values: ReportValues): Promise<ReportVerdict | null> => {
    if (generating) return null;
    const verdict = validateReport(values, target.kind, today());
    if (verdict.state === 'invalid') {
      toast({
        title: validationError.title,
        description: verdict.lacksRequired
          ? validationError.description
          : (verdict.general[0] ?? 'Please check the marked fields.'),
        destructive: true,
      });
      return verdict;
    }
    setGenerating(true);
    try {
      const [unusable] = await checkPhotos(options.owner, photosOfValues(values));
      if (unusable) {
        toast({ title: failedToGenerate, description: unusable.sentence, destructive: true });
        return null;
      }
      const shared = { draftId, bookingId, report: verdict.report };
      const result = await submit(
        about,
        target.kind === 'amendment'
          ? { kind: 'amend', ...shared, reportId: target.reportId, amendment: values.fields.amendment.trim() }
          : {
              kind: 'generate',
              ...shared,
              ...(target.kind === 'new' && { price: typedDollars(values.fields.price) }),
              ...(values.begunFor && { begunFor: values.begunFor }),
            },
      );
      await showGenerated(result);
      return null;
    } finally {
      setGenerating(false);
    }
  };

  const showGenerated = async (result: OfficeResult) => {
    if (result.state === 'waiting' && result.said?.code === 'internal') {
      // The server had an error: the form stays as it is, so that the admin can try again.
      await removeOfficeEntry(result.entryId).catch(reportedAs('a failed report not removed', false));
      toast({ title: failedToGenerate, description: result.said.userMessage, destructive: true });
      return;
    }
    if (result.state === 'refused' || result.state === 'not-stored') {
      const description = result.state === 'refused' ? result.details.userMessage : notStored;
      toast({ title: failedToGenerate, description, destructive: true });
      return;
    }
    setDialogOpen(true);
    if (result.state === 'sent') toast({ title: 'Report Generated Successfully', description: about });
    else showStored(result.reason, 'Report Saved on This Device', failedToGenerate);
  };

  const showStored = (reason: OfficeWait, stored: string, failed: string) =>
    toast({
      ...(reason === 'server' ? { title: failed, destructive: true } : { title: stored }),
      description: waitWords[reason],
    });

  const send = async () => {
    if (sending) return;
    setSending(true);
    try {
      const reportId = entry?.answer?.reportId ?? null;
      const result = await submit(about, { kind: 'send', draftId, bookingId, reportId });
      if (result.state === 'sent') {
        toast({ title: 'Report Sent', description: `To ${fields.clientEmail.trim()}` });
        setDialogOpen(false);
        await onClear();
      } else if (result.state === 'waiting' && !result.said) {
        showStored(result.reason, 'Email Saved on This Device', failedToSend);
      } else {
        if (result.state !== 'not-stored')
          await removeOfficeEntry(result.entryId).catch(reportedAs('a refused email not removed', false));
        const details =
          result.state === 'refused' ? result.details : result.state === 'waiting' && result.said;
        const description = details ? details.userMessage : notStored;
        toast({ title: failedToSend, description, destructive: true });
      }
    } finally {
      setSending(false);
    }
  };

  const copyLink = async (url: string) => {
    try {
      await copyText(Promise.resolve(url));
      toast({
        title: 'Link Copied',
        description: 'Anyone with this link sees the report as your client would.',
      });
    } catch {
      toast({ title: 'Failed to copy the link.', description: url, destructive: true });
    }
  };

  const editAgain = async () => {
    if (!entry) return;
    setDialogOpen(false);
    if (await removeOfficeEntry(entry.id).catch(reportedAs('a report not taken back', false))) return;
    toast({
      title: 'The report may have reached the server already.',
      description: 'We’ll send it again to find out. After that, use Amend Report to change it.',
      destructive: true,
    });
  };

  const clear = async () => {
    setDialogOpen(false);
    await onClear();
    toast({ title: 'Form Cleared' });
  };

  return {
    generate,
    generating,
    dialogOpen,
    setDialogOpen,
    actions: {
      sending,
      send: () => void send(),
      view: onView,
      copyLink: (url) => void copyLink(url),
      clear: () => void clear(),
      editAgain: () => void editAgain(),
    },
  };
}
