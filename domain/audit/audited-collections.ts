import { collections } from '../firestore/paths';

/** The collections whose records have a trail, in the order in which the office knows them, with one record's name. */
export const auditedCollections: Readonly<Record<string, string>> = {
  [collections.leads]: 'Request',
  [collections.referrals]: 'Referral',
  [collections.rewards]: 'Reward',
  [collections.bookings]: 'Job',
  [collections.inspectionReports]: 'Report',
  [collections.reportPayments]: 'Report payment',
  [collections.reportShares]: 'Shared link',
  [collections.customers]: 'Customer',
  [collections.agreements]: 'Agreement',
  [collections.mediaReleases]: 'Media release',
  [collections.sewerScopeQuestionnaires]: 'Questionnaire',
  [collections.followUpQuestionnaires]: 'Follow-up questionnaire',
  [collections.mail]: 'Mail',
  [collections.logClearings]: 'Clearing of logs',
  [collections.personErasures]: 'Erasure of a person',
  [collections.admins]: 'Admin',
};
