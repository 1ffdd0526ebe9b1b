import { contact } from '@business/contact';
import { names } from '@business/names';
import { place } from '@business/place';

const { officeEmail, mailService, mailFrom, siteUrl, blogUrl } = contact;

/** The business facts that all parts print and nobody changes while it runs, from the chosen folder of `businesses/`. */
export const business = {
  ...names,
  ...place,
  officeEmail,
  mailService,
  mailFrom,
  siteUrl,
  blogUrl,
} as const;
