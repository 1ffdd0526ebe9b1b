import { inWords } from '@domain/text/in-words';
import type { ExaminedField, Suspicion } from '@domain/security-log/suspicious';

const formTypeWords: Readonly<Record<string, string>> = {
  booking: 'Booking request',
  agreement: 'Agreement',
  'media-release': 'Media release',
  questionnaire: 'Questionnaire',
  'follow-up': 'Follow-up questionnaire',
  referral: 'Referral',
  introduction: 'Referred client’s request',
  'referral-lookup': 'Referral lookup',
  'appointment-change': 'Appointment changes by clients',
  'link-unknown': 'Attempts with unknown links',
  'paper-unknown': 'Attempts with unknown documents',
  'portal-code': 'Portal codes',
  'portal-code-day': 'Portal codes in a day',
  'portal-code-own': 'Portal codes, known browser',
  'portal-code-own-day': 'Portal codes in a day, known browser',
  'portal-code-try': 'Portal code attempts',
  'second-step': 'Wrong codes at two-step sign-in',
  'account-unknown': 'Attempts with unknown password links',
  password: 'New passwords requested',
  'password-day': 'New passwords requested in a day',
  'client-account-open': 'Password link',
  'client-password-set': 'Password',
  'client-password-request': 'New password requested',
  'reports-miss': 'Failed report access attempts',
  'report-share': 'Shares from a report’s page',
  fault: 'Fault reports from devices',
  replay: 'Forms sent again',
  'secure-form-submission': 'Booking request or document',
  'client-referral-submit': 'Referral',
  'client-introduction-submit': 'Referred client’s request',
  'client-questionnaire-submit': 'Questionnaire',
  'client-followup-submit': 'Follow-up questionnaire',
};

const refusedSuffix = '-refused';

/** A form type's name. An unknown type of a later version is shown as it is. */
export function formTypeName(formType: string): string {
  if (formType.endsWith(refusedSuffix)) {
    return `Refused: ${formTypeName(formType.slice(0, -refusedSuffix.length))}`;
  }
  return formTypeWords[formType] ?? (inWords(formType) || 'Form');
}

export const examinedFieldWords: Record<ExaminedField, string> = {
  name: 'Name',
  client_name: 'Client',
  email: 'Email',
  message: 'Message',
  special_instructions: 'Special instructions',
};

/** Why an entry is marked: 'Name contains “asdf”, “qwerty”; Email contains “test”'. */
export function suspicionWords(suspicions: readonly Suspicion[]): string {
  const fields = [...new Set(suspicions.map(({ field }) => field))];
  return fields
    .map((field) => {
      const words = suspicions.filter((found) => found.field === field).map(({ word }) => `“${word}”`);
      return `${examinedFieldWords[field]} contains ${words.join(', ')}`;
    })
    .join('; ');
}

/** A client's pseudonym, shortened so that it can be read and compared. */
export function clientName(pseudonym: string): string {
  return pseudonym === '' ? 'Unknown client' : `Client ${pseudonym.slice(0, 8)}`;
}
