import type { Transaction } from 'firebase-admin/firestore';
import type { CustomerSnapshot } from '@domain/job/job';
import { toReportForm } from '@domain/report/report-record';
import { reports } from '../report/stored-report';
import { readable } from '../../platform/readable';
import { editsFrom } from './customer-edit';
import { customers } from './stored-customer';

/**
 * A customer's contact data: from their record, or from the newest report if they had only inspections without a job.
 * Null for an unknown id, and for one whose records are just moving to a corrected email address. Always reads all
 * three, so that timing doesn't depend on the customer.
 */
export async function customerContact(
  customerId: string,
  transaction?: Transaction,
): Promise<CustomerSnapshot | null> {
  const record = customers().doc(customerId);
  const newest = reports().where('customer_id', '==', customerId).orderBy('report_date', 'desc').limit(1);
  const customer = (await (transaction ? transaction.get(record) : record.get())).data();
  const found = await (transaction ? transaction.get(newest) : newest.get());
  const edits = editsFrom(customerId).where('state', '==', 'RUNNING');
  const running = readable((await (transaction ? transaction.get(edits) : edits.get())).docs);
  if (running.some(({ stored }) => stored.to !== customerId)) return null;
  if (customer) {
    const { name, email, phone, address } = customer;
    return { name, email, phone, address };
  }
  const report = found.docs[0]?.data();
  if (!report) return null;
  const { clientName, clientEmail, propertyAddress } = toReportForm(report);
  return { name: clientName, email: clientEmail, phone: '', address: propertyAddress };
}
