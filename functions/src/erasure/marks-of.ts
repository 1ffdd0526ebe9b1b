import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { personMarks, type PersonMarks } from '@domain/erasure/person-marks';
import type { ReportFindings } from '@domain/report/report';
import type { PersonRecords } from './person-records';

/** The names and phone numbers in the records of an email address. */
export function marksOf(email: string, records: PersonRecords): PersonMarks {
  return personMarks(email, [
    ...named(records.requests, 'name', 'phone'),
    ...named(records.jobs, 'customer.name', 'customer.phone'),
    ...named([records.customer], 'name', 'phone'),
    ...named(records.referralsOfThem, 'client_name', 'client_phone'),
    ...named(records.referralsByThem, 'referrer_name', 'referrer_phone'),
    ...named(records.questionnairesNamingThem, 'agent_name', 'agent_phone'),
    ...records.reports.map((report) => ({ name: clientOf(report) })),
  ]);
}

function named(rows: readonly DocumentSnapshot[], name: string, phone: string) {
  return rows.map((row) => ({
    name: row.get(name) as string | undefined,
    phone: row.get(phone) as string | undefined,
  }));
}

function clientOf(report: DocumentSnapshot): string | undefined {
  return (JSON.parse(report.get('findings') as string) as Partial<ReportFindings>).clientName;
}
