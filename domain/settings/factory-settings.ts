import { contact } from '@business/contact';
import { promised } from '@business/promises';
import { rewards } from '@business/rewards';
import { services } from '@business/services';
import type { Settings } from './settings';

const { phone, email, supportHours, reviewUrl, social } = contact;
const { confirmationHours, contactHours, reportHours, emailReplyHours } = promised;

/** The settings with which the business begins: those of its folder. */
export const factorySettings: Settings = {
  services: {
    ...services,
    catalog: services.catalog.map(({ sameDayReport = false, ...service }) => ({
      ...service,
      sameDayReport,
      formerTitles: [],
      active: true,
    })),
  },
  contact: { phone, email, supportHours, reviewUrl, social },
  promises: { confirmationHours, contactHours, reportHours, emailReplyHours },
  rewards: {
    ...rewards,
    options: rewards.options.map((option) => ({ ...option, months: [], active: true })),
  },
};
