import { capitalized } from '@domain/text/capitalized';
import { changeNoticeHours } from '@domain/appointment/appointment-limits';
import { routes } from '@domain/business/routes';
import { visitEndingWords } from '@domain/job/ending-words';
import { isVisitEnding } from '@domain/job/job-ending';
import { missingForms } from '@domain/job/missing-forms';
import type { PortalJob } from '@domain/portal/portal-calls';
import { payPath } from '@domain/payment/pay-path';
import { phoneOf } from '@domain/settings/phone-of';
import { promisesOf } from '@domain/settings/promises-of';
import type { ContactSettings, Settings } from '@domain/settings/settings';
import { dollars } from '@domain/text/dollars';

interface StepLink {
  readonly label: string;
  readonly href: string;
  /** Marks the primary action. */
  readonly main?: true;
  readonly newTab?: true;
}

/** The next steps of a job: sentences, then the client's links. */
interface NextSteps {
  readonly sentences: readonly string[];
  readonly links: readonly StepLink[];
}

const callAt = (contact: ContactSettings) => `call us at ${phoneOf(contact).display}`;

export function nextSteps(
  { contact, promises }: Pick<Settings, 'contact' | 'promises'>,
  job: PortalJob,
): NextSteps {
  const { thankYouReport } = promisesOf(promises);
  if (job.status === 'cancelled') return afterEnding(job);
  if (job.imported) return { sentences: ['The inspection is done.'], links: [] };
  if (job.report_created) return afterReport(contact, job);
  if (job.status === 'completed') {
    return { sentences: ['The inspection is done.', thankYouReport], links: [] };
  }
  const forms = formSteps(contact, job);
  if (job.status === 'in_progress') {
    return {
      sentences: ['The inspection is underway.', thankYouReport],
      links: [...forms.links, ...paySteps(job)],
    };
  }
  if (job.status === 'pending') {
    return { ...forms, sentences: ['We’ll agree on the date and time with you.', ...forms.sentences] };
  }
  const change = changeSteps(contact, job);
  return {
    sentences: [...forms.sentences, ...change.sentences],
    links: [...forms.links, ...change.links, ...paySteps(job)],
  };
}

function afterEnding({ ending, owed }: PortalJob): NextSteps {
  const happened = isVisitEnding(ending)
    ? capitalized(visitEndingWords[ending])
    : 'This appointment was cancelled.';
  return {
    sentences: [`${happened} ${owed || 'There’s no charge.'}`],
    links: [{ label: 'Schedule Inspection', href: `${routes.home}#booking` }],
  };
}

function afterReport(
  contact: ContactSettings,
  { payment_state, total_price, report_url }: PortalJob,
): NextSteps {
  const unpaid = payment_state === 'unpaid';
  const sentence = unpaid
    ? `Your report is ready. You can view it once ${dollars(total_price)} is paid.`
    : 'Your report is ready to view.';
  if (report_url === null) {
    return { sentences: [sentence, `To get a link to it, ${callAt(contact)}.`], links: [] };
  }
  const label = unpaid ? 'Pay and view the report' : 'View Report';
  return { sentences: [sentence], links: [{ label, href: report_url, main: true, newTab: true }] };
}

function formSteps(contact: ContactSettings, job: PortalJob): NextSteps {
  const missing = missingForms(job);
  if (missing.length === 0) return { sentences: ['We have all three of your forms.'], links: [] };
  const sentence =
    missing.length === 1
      ? 'We need one form from you before the inspection.'
      : `We need ${missing.length === 2 ? 'two' : 'three'} forms from you before the inspection.`;
  const { key } = job;
  if (key === null) return { sentences: [sentence, `To get the links, ${callAt(contact)}.`], links: [] };
  const links = missing.map(({ title, path }, index) => ({
    label: title,
    href: withKey(path, key),
    ...(index === 0 && { main: true as const }),
  }));
  return { sentences: [sentence], links };
}

function changeSteps(contact: ContactSettings, { fixed, key }: PortalJob): NextSteps {
  if (fixed === null && key !== null) {
    return {
      sentences: [
        `You can change or cancel the appointment up to ${changeNoticeHours} hours before it starts.`,
      ],
      links: [{ label: 'Change or cancel', href: withKey(routes.appointment, key) }],
    };
  }
  return { sentences: [`To change or cancel the appointment, ${callAt(contact)}.`], links: [] };
}

/** The link to pay before the report, once an appointment is agreed. */
function paySteps({ payable, key }: PortalJob): readonly StepLink[] {
  if (payable === 0 || key === null) return [];
  return [{ label: `Pay ${dollars(payable)} now`, href: payPath(key) }];
}

function withKey(path: string, key: string): string {
  return `${path}?${new URLSearchParams({ booking: key }).toString()}`;
}
