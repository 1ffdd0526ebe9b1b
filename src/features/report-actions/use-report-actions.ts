import { AppError } from '@domain/errors/app-error';
import { DamagedRecord } from '@domain/firestore/record-type';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { reportedAs, reportFault } from '@/logging/report-fault';
import { wasUnreachable } from '@/offline/judge-failure';
import type { OfficeAction } from '@/offline/office/office-entry';
import { removeOfficeEntry } from '@/offline/office/office-store';
import type { OfficeResult } from '@/offline/office/submit-office-action';
import { waitWords } from '@/offline/office/wait-words';
import { copyText } from '@/ui/copy-text';
import { notSentAgain } from '@/shared/mail/not-sent-again';
import { openWaitingTab } from '@/ui/open-in-tab';
import { useIntents } from '@/ui/use-intents';
import { useToast } from '@/ui/use-toast';
import type { ReportRow } from './report-row';

/** The report to act on: one on the screen, or one to look up. */
export interface ReportAsked {
  /** Identifies the action in progress: the report's id, or its job's. */
  readonly name: string;
  /** The client's name, for the toasts. */
  readonly about: string;
  readonly find: () => Promise<Pick<ReportRow, 'id' | 'bookingId' | 'clientEmail'> | null>;
}

export interface ReportActions {
  /** Sends the client the report for the first time; offline, the action waits in the outbox. */
  readonly send: (asked: ReportAsked) => void;
  readonly resend: (asked: ReportAsked) => void;
  readonly copyLink: (asked: ReportAsked) => void;
  /** Shows the client's page in the office's preview, in a new tab. */
  readonly view: (asked: ReportAsked) => void;
  /** Loads the newest version into the form. */
  readonly amend: (asked: ReportAsked) => void;
  readonly isRunning: (name: string) => boolean;
}

interface ReportActionsOptions {
  readonly call: CallAsAdmin;
  readonly submit: (about: string, action: OfficeAction) => Promise<OfficeResult>;
  readonly onAmend: (reportId: string) => void;
}

const notFound = 'Report not found for this job.';
const nothingStored =
  'The report isn’t saved on this device, and we couldn’t load it. Try again in a moment.';

/** The address of the office's preview, which works before the client's page does. */
export function previewAddress(url: string): string {
  return `${url}?admin=true`;
}

/** The office's actions on a written report, with their toasts. Repeated presses run each once. */
export function useReportActions({ call, submit, onAmend }: ReportActionsOptions): ReportActions {
  const toast = useToast();
  const { running, run } = useIntents();
  const fail = (title: string, description?: string) =>
    toast({ title, destructive: true, ...(description !== undefined && { description }) });

  const linkOf = async ({ find }: ReportAsked): Promise<string> => {
    const report = await find();
    if (!report) throw new AppError('not-found', 'no report', notFound);
    return (await call('office-report-open', { reportId: report.id })).url;
  };

  const send = async ({ about, find }: ReportAsked) => {
    const failed = 'Failed to send report email. Please try again.';
    const report = await findOrReason(find, 'a report to send not found');
    if (!report) return fail(failed, notFound);
    if (typeof report === 'string') return fail(failed, report);
    const { id: reportId, bookingId } = report;
    const result = await submit(about, { kind: 'send', draftId: reportId, bookingId, reportId });
    if (result.state === 'sent') toast({ title: 'Report Sent', description: `To ${report.clientEmail}` });
    else if (result.state === 'waiting' && !result.said && result.reason === 'server') {
      fail(failed, waitWords.server);
    } else if (result.state === 'waiting' && !result.said) {
      toast({ title: 'Email Saved on This Device', description: waitWords[result.reason] });
    } else {
      if (result.state === 'not-stored') return fail(failed);
      await removeOfficeEntry(result.entryId).catch(reportedAs('a refused report email not removed', false));
      fail(failed, (result.state === 'refused' ? result.details : result.said)?.userMessage);
    }
  };

  const resend = async ({ find }: ReportAsked) => {
    try {
      const report = await find();
      if (!report) return fail(notFound);
      const mail = await call('resend-report-direct', { reportId: report.id });
      const to = report.clientEmail;
      toast(notSentAgain(mail, to) ?? { title: 'Report Resent!', description: `To ${to}` });
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
      toast({
        title: 'Link Copied',
        description: 'Anyone with this link sees the report as your client would.',
      });
    } catch (error) {
      // ignored: `error` is the same failure, and is shown
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
      fail('We couldn’t open the report.', reasonOf(error));
    }
  };

  const amend = async ({ find }: ReportAsked) => {
    const report = await findOrReason(find, 'a report to amend not found');
    if (!report) fail(notFound, nothingStored);
    else if (typeof report === 'string') fail('We couldn’t open the report.', report);
    else onAmend(report.id);
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

/** The report; null for none; or why it can't be had. */
function findOrReason(find: ReportAsked['find'], where: string) {
  return find().catch((error: unknown) => {
    reportFault(where, error);
    return reasonOf(error);
  });
}

function reasonOf(error: unknown): string {
  if (error instanceof DamagedRecord) return 'The report’s data is damaged. This is reported automatically.';
  return error instanceof AppError ? error.details.userMessage : nothingStored;
}
