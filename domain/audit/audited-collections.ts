import { collections } from '../firestore/paths';

/** The collections with an audit trail, in the order shown to the office, with the name of one record. */
export const auditedCollections: Readonly<Record<string, string>> = {
  [collections.leads]: 'Request',
  [collections.referrals]: 'Referral',
  [collections.rewards]: 'Reward',
  [collections.bookings]: 'Job',
  [collections.properties]: 'Property',
  [collections.inspectionReports]: 'Report',
  [collections.reportReviews]: 'Report review',
  [collections.reportPayments]: 'Report payment',
  [collections.reportShares]: 'Shared link',
  [collections.customers]: 'Customer',
  [collections.agreements]: 'Agreement',
  [collections.mediaReleases]: 'Media release',
  [collections.sewerScopeQuestionnaires]: 'Questionnaire',
  [collections.followUpQuestionnaires]: 'Follow-up questionnaire',
  [collections.mail]: 'Email',
  [collections.contactPreferences]: 'Contact preferences',
  [collections.imports]: 'Import',
  [collections.logClearings]: 'Log clearing',
  [collections.personErasures]: 'Data erasure',
  [collections.settings]: 'Settings',
  [collections.admins]: 'Admin',
  [collections.signInPolicy]: 'Sign-in of the team',
  [collections.accountLinks]: 'Invitation',
};
