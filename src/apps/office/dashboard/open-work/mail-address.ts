import type { CollectionName } from '@domain/firestore/paths';
import { foundAddress } from '@domain/office/list-view';
import type { MailSubject } from '@domain/mail/mail-subject';
import { foundReportAddress } from '../../report/report-address';
import { undeliveredAddress } from './undelivered-address';

/** Signed documents have the ids of their jobs. */
const addresses: Partial<Record<CollectionName, (id: string) => string>> = {
  bookings: (id) => foundAddress('jobs', id),
  agreements: (id) => foundAddress('jobs', id),
  media_releases: (id) => foundAddress('jobs', id),
  leads: (id) => foundAddress('requests', id),
  referrals: (id) => foundAddress('referrals', id),
  inspection_reports: foundReportAddress,
};

/** The address of the record that an email is about, or of the undelivered emails if it has no page. */
export function mailAddress({ collection, id }: MailSubject): string {
  return addresses[collection]?.(id) ?? undeliveredAddress;
}
