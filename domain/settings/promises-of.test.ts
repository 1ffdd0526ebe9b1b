import { expect, it } from 'vitest';
import { hoursInWords } from '../text/counted';
import { factorySettings } from './factory-settings';
import { promisesOf } from './promises-of';

it('says changed hours wherever a promise is made', () => {
  const hours = { confirmationHours: 151, contactHours: 152, reportHours: 153, emailReplyHours: 154 };
  const said = promisesOf({ ...factorySettings.promises, ...hours });
  expect(said.bookingConfirmation).toContain(hoursInWords(hours.confirmationHours));
  expect([said.thankYouContact, said.referralContact].join()).toContain(hoursInWords(hours.contactHours));
  expect([said.thankYouReport, said.reportTurnaround].join()).toContain(hoursInWords(hours.reportHours));
  expect(said.emailReply).toContain(hoursInWords(hours.emailReplyHours));
});

it('leaves no promised hours in the badges and lists of the folder', () => {
  const { promises } = factorySettings;
  const { trustBadges, included } = promisesOf({ ...promises, reportHours: 153 });
  const before = new RegExp(`\\b${promises.reportHours}[ -]hour`);
  expect([...trustBadges, ...included].filter((text) => before.test(text))).toEqual([]);
});
