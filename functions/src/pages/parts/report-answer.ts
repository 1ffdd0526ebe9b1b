import type { ReactElement } from 'react';
import { isDoorKey } from '@domain/access/access-link';
import type { ClosedLinkState } from '@domain/access/client-forms';
import type { Response } from '../../platform/route';
import { ClosedPage, closedWords, type ClosedState } from './closed-page';
import { pageHtml, type PageOptions } from './page-html';

/** A page, or a redirect. */
export type ReportAnswer =
  | {
      readonly status: number;
      readonly title: string;
      readonly body: ReactElement;
      readonly options?: PageOptions;
    }
  | { readonly seeOther: string; readonly headers?: Readonly<Record<string, string>> }
  | { readonly file: Uint8Array; readonly fileName: string };

/** The page that explains why a link can't be viewed. */
export function closedAnswer(state: ClosedState, reference?: string): ReportAnswer {
  const { status, title } = closedWords(state);
  return { status, title, body: ClosedPage({ state, reference }) };
}

/** The same for a link to the page where a job is paid for, with this key. */
export function closedPayment(state: ClosedLinkState, key: string): ReportAnswer {
  if (state === 'expired' && isDoorKey(key)) return closedAnswer('pay-door-expired');
  return closedAnswer(state === 'unknown' ? state : `pay-${state}`);
}

export async function sendAnswer(response: Response, answer: ReportAnswer): Promise<void> {
  if ('seeOther' in answer) {
    response.set(answer.headers ?? {}).redirect(303, answer.seeOther);
  } else if ('file' in answer) {
    response
      .set('Content-Disposition', `attachment; filename="${answer.fileName}"`)
      .type('application/pdf')
      .send(Buffer.from(answer.file));
  } else {
    const { status, title, body, options } = answer;
    response
      .status(status)
      .type('html')
      .send(await pageHtml(title, body, options));
  }
}
