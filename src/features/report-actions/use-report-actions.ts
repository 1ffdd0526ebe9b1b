import { AppError } from '@domain/errors/app-error';
import type { CallAsAdmin } from '@/firebase/call-as-admin';
import { wasUnreachable } from '@/offline/judge-failure';
import type { OfficeAction } from '@/offline/office/office-entry';
import { removeOfficeEntry } from '@/offline/office/office-store';
import type { OfficeResult } from '@/offline/office/submit-office-action';
import { waitWords } from '@/offline/office/wait-words';
import { copyText } from '@/ui/copy-text';
import { openWaitingTab } from '@/ui/open-in-tab';
import { useIntents } from '@/ui/use-intents';
import { useToast } from '@/ui/use-toast';
import type { ReportRow } from './report-row';

/** Which report is meant: one that is on the screen, or one that is still to be looked for. */
export interface ReportAsked {
  /** What is under way is told apart by it: the report's id, or its job's. */
  readonly name: string;
  /** Whom it is about. */
  readonly about: string;
  readonly find: () => Promise<Pick<ReportRow, 'id' | 'bookingId' | 'clientEmail'> | null>;
}

export interface ReportActions {
  /** Tells the client for the first time; kept on the device where there is no line. */
  readonly send: (asked: ReportAsked) => void;
  readonly resend: (asked: ReportAsked) => void;
  readonly copyLink: (asked: ReportAsked) => void;
  /** Opens the client's page as the office sees it, in a new tab. */
  readonly view: (asked: ReportAsked) => void;
  /** Opens the form with the newest version. */
  readonly amend: (asked: ReportAsked) => void;
  readonly isRunning: (name: string) => boolean;
}

interface ReportActionsOptions {
  readonly call: CallAsAdmin;
  readonly submit: (about: string, action: OfficeAction) => Promise<OfficeResult>;
  readonly onAmend: (reportId: string) => void;
}

const notFound = 'Report not found for this job.';
const nothingKept = 'The report is not kept on this device. Connect to the internet, then press it again.';

/** The address at which an admin sees a report, whatever the client sees there. */
export function previewAddress(url: string): string {
  return `${url}?admin=true`;
}

/** What the office does with a report that is written, each once however often it is pressed, with its toasts. */
export function useReportActions({ call, submit, onAmend }: ReportActionsOptions): ReportActions {
  const toast = useToast();
  const { running, run } = useIntents();
  const fail = (title: string, description?: string) =>
    toast({ title, destructive: true, ...(description !== undefined && { description }) });

  const linkOf = async ({ find }: ReportAsked): Promise<string> => {
    const report = await find();
    if (!report) throw new AppError('not-found', 'no report', notFound);
    return (await call('openReport', { reportId: report.id })).url;
  };

  const send = async ({ about, find }: ReportAsked) => {
    const failed = 'Failed to send report email. Please try again.';
    const report = await find().catch(() => undefined);
    if (!report) return fail(failed, report === null ? notFound : nothingKept);
    const { id: reportId, bookingId } = report;
    const result = await submit(about, { kind: 'send', draftId: reportId, bookingId, reportId });
    if (result.state === 'sent') toast({ title: 'Report Sent', description: `To ${report.clientEmail}` });
    else if (result.state === 'waiting' && !result.said) {
      toast({ title: 'Mail Kept on This Device', description: waitWords[result.reason] });
    } else {
      if (result.state === 'not-kept') return fail(failed);
      await removeOfficeEntry(result.entryId).catch(() => false);
      fail(failed, (result.state === 'refused' ? result.details : result.said)?.userMessage);
    }
  };

  const resend = async ({ find }: ReportAsked) => {
    try {
      const report = await find();
      if (!report) return fail(notFound);
      await call('resendReport', { reportId: report.id });
      toast({ title: 'Report Resent!', description: `To ${report.clientEmail}` });
    } catch (error) {
      if (!(error instanceof AppError) || wasUnreachable(error)) {
        return fail('An error occurred while resending the report.', reasonOf(error));
      }
      if (error.code === 'not-found') return fail(notFound);
      fail('Failed to resend report. Please try again.', error.details.userMessage);
    }
  };

  const copyLink = async (asked: ReportAsked) => {
    const link = linkOf(asked);
    try {
      await copyText(link);
      toast({ title: 'Link Copied', description: 'Whoever has it is taken for the client.' });
    } catch (error) {
      const url = await link.catch(() => null);
      fail('Failed to copy the link.', url ?? reasonOf(error));
    }
  };

  const view = async (asked: ReportAsked) => {
    const tab = openWaitingTab();
    try {
      const url = await linkOf(asked);
      if (!tab.show(previewAddress(url))) fail('The browser blocked the new tab.', previewAddress(url));
    } catch (error) {
      tab.close();
      fail('The report could not be opened.', reasonOf(error));
    }
  };

  const amend = async ({ find }: ReportAsked) => {
    const report = await find().catch(() => undefined);
    if (report) onAmend(report.id);
    else fail(report === null ? notFound : 'The report could not be opened.', nothingKept);
  };

  const once = (task: (asked: ReportAsked) => Promise<unknown>) => (asked: ReportAsked) =>
    void run(asked.name, async () => {
      await task(asked);
    });

  return {
    send: once(send),
    resend: once(resend),
    copyLink: once(copyLink),
    view: once(view),
    amend: once(amend),
    isRunning: (name) => running.has(name),
  };
}

function reasonOf(error: unknown): string {
  return error instanceof AppError ? error.details.userMessage : nothingKept;
}
