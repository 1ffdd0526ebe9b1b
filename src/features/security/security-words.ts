import { inWords } from '@domain/text/in-words';
import type { ExaminedField, Suspicion } from '@domain/security-log/suspicious';

const formTypeWords: Readonly<Record<string, string>> = {
  booking: 'Booking request',
  agreement: 'Agreement',
  'media-release': 'Media release',
  questionnaire: 'Questionnaire',
  'follow-up': 'Follow-up questionnaire',
  referral: 'Referral',
  'referral-lookup': 'Look-up of referrals',
  'appointment-change': 'Changes of appointments by clients',
  'link-unknown': 'Tries of unknown links',
  'paper-unknown': 'Tries of unknown papers',
  'portal-code': 'Codes for the portal',
  'portal-code-try': 'Tries of codes for the portal',
  'reports-miss': 'Misses at the report access',
};

/** A form type's name; one of a later version in its own words. */
export function formTypeName(formType: string): string {
  return formTypeWords[formType] ?? (inWords(formType) || 'Form');
}

export const examinedFieldWords: Record<ExaminedField, string> = {
  name: 'Name',
  client_name: 'Client',
  email: 'E-mail',
  message: 'Message',
  special_instructions: 'Special instructions',
};

/** Why an entry is marked: 'Name contains “asdf”, “qwerty”; E-mail contains “test”'. */
export function suspicionWords(suspicions: readonly Suspicion[]): string {
  const fields = [...new Set(suspicions.map(({ field }) => field))];
  return fields
    .map((field) => {
      const words = suspicions.filter((found) => found.field === field).map(({ word }) => `“${word}”`);
      return `${examinedFieldWords[field]} contains ${words.join(', ')}`;
    })
    .join('; ');
}

/** A client's pseudonym, short enough to be read and compared. */
export function clientName(pseudonym: string): string {
  return pseudonym === '' ? 'Unknown client' : `Client ${pseudonym.slice(0, 8)}`;
}
