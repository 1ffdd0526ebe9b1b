import { randomUUID } from 'node:crypto';
import { business } from '@domain/business/business';
import { factorySettings } from '@domain/settings/factory-settings';
import { initialPrice, quotedPrice } from '@domain/settings/offered-services';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { linkKey } from './link-key';
import { callProduct } from './call-product';
import { clientInfo } from './client-info';
import type { DemoRequest } from './demo-requests';
import { submitDemoForms } from './submit-demo-forms';
import { submitDemoReport } from './submit-demo-report';

interface Sender {
  /** The network address of the request. */
  readonly from: string;
  readonly adminToken: string;
  /** Who does its job, if it becomes one; null for nobody yet. */
  readonly inspector: string | null;
}

/**
 * Submits one request and, if the demo needs a job for it, accepts it, submits the client's forms, and moves
 * the job to its state.
 */
export async function submitDemoRequest(
  request: DemoRequest,
  { from, adminToken, inspector }: Sender,
): Promise<void> {
  const today = calendarDateIn(business.timeZone, new Date());
  const date = addDays(today, request.inDays ?? 0);
  const { deadlineInDays } = request;
  const { id: leadId } = await callProduct(
    'secure-form-submission',
    {
      formType: 'booking',
      data: {
        name: request.name,
        email: emailOf(request.name),
        phone: request.phone,
        address: request.address,
        service_type: request.service,
        scheduled_date: request.inDays === null ? '' : date,
        scheduled_time: request.time,
        total_price: quotedPrice(factorySettings.services, request.service),
        special_instructions: request.note,
        ...(deadlineInDays !== undefined && { deadline: addDays(today, deadlineInDays) }),
        ...(request.reportFor && { report_for: request.reportFor }),
      },
      clientInfo: clientInfo(),
      idempotencyKey: randomUUID(),
    },
    { from },
  );
  if (!request.job) return;
  const asAdmin = { from, idToken: adminToken };
  const { bookingId } = await callProduct(
    'office-request-accept',
    {
      leadId,
      scheduled_date: date,
      scheduled_time: request.time.slice(0, 5),
      total_price: initialPrice(factorySettings.services, request.service),
      // The demo's jobs of today may start at any hour.
      confirmed_past: true,
      inspector_id: inspector,
      confirmed_taken: true,
      idempotencyKey: randomUUID(),
    },
    asAdmin,
  );
  if (request.forms) {
    const { name } = request;
    await submitDemoForms(request.forms, { key: await linkKey(bookingId), name, from });
  }
  const path = {
    scheduled: [],
    in_progress: ['in_progress'],
    completed: ['in_progress', 'completed'],
  } as const;
  for (const status of path[request.job]) {
    await callProduct('office-job-status', { bookingId, status, idempotencyKey: randomUUID() }, asAdmin);
  }
  if (!request.report) return;
  const { name, address } = request;
  const client = { clientName: name, clientEmail: emailOf(name), propertyAddress: address };
  await submitDemoReport(request.report, { bookingId, client, date, office: asAdmin });
}

/** A demo client's address: `ruben.castellano@example.com`. */
export function emailOf(name: string): string {
  const words =
    name
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .match(/[a-z]+/g) ?? [];
  return `${words.join('.')}@example.com`;
}
