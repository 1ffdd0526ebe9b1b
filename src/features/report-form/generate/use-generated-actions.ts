import { useState } from 'react';
import { reportedAs } from '@/logging/report-fault';
import { removeOfficeEntry } from '@/offline/office/office-store';
import { copyText } from '@/ui/copy-text';
import { useToast } from '@/ui/use-toast';
import type { GeneratedActions } from './generated-dialog';
import { mailOutcome } from './outcome';
import type { GenerationEntry } from './report-entries';
import { clientName, type SubmitAction, type WrittenReport } from './use-generation';

interface ActionsOptions {
  readonly entry: GenerationEntry | null;
  readonly submit: SubmitAction;
  /** Shows the client's page in the office's preview. */
  readonly onView: (url: string) => void;
  /** Removes the form's values and draft. */
  readonly onClear: () => Promise<void>;
  /** Closes the dialog. */
  readonly onClose: () => void;
}

/** What can be done with a generated report, with its toasts. */
export function useGeneratedActions(
  { draftId, bookingId, values }: WrittenReport,
  { entry, submit, onView, onClear, onClose }: ActionsOptions,
): GeneratedActions {
  const toast = useToast();
  const [sending, setSending] = useState(false);

  const send = async () => {
    if (sending) return;
    setSending(true);
    try {
      const reportId = entry?.answer?.reportId ?? null;
      const result = await submit(clientName(values), { kind: 'send', draftId, bookingId, reportId });
      const outcome = mailOutcome(result, values.fields.clientEmail.trim());
      if (outcome.removed !== undefined)
        await removeOfficeEntry(outcome.removed).catch(reportedAs('a refused email not removed', false));
      toast(outcome.toast);
      if (result.state !== 'sent') return;
      onClose();
      await onClear();
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
    onClose();
    if (await removeOfficeEntry(entry.id).catch(reportedAs('a report not taken back', false))) return;
    toast({
      title: 'The report may have reached the server already.',
      description: 'We’ll send it again to find out. After that, use Amend Report to change it.',
      destructive: true,
    });
  };

  const clear = async () => {
    onClose();
    await onClear();
    toast({ title: 'Form Cleared' });
  };

  return {
    sending,
    send: () => void send(),
    view: onView,
    copyLink: (url) => void copyLink(url),
    clear: () => void clear(),
    editAgain: () => void editAgain(),
  };
}
