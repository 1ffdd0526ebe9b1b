import { expect, test } from 'vitest';
import { changedServices } from '../../tools/testing/changed-services';
import { usualService } from '../../tools/testing/usual-service';
import { weekdays } from '../business/facts';
import { factorySettings } from '../settings/factory-settings';
import { reportNote } from './report-note';

const settings = {
  ...factorySettings,
  promises: { ...factorySettings.promises, reportHours: 24 },
  services: changedServices({ minutes: 60, sameDayReport: false }),
};
const wish = {
  deadline: '2026-12-08',
  preferredDate: '2026-12-07',
  preferredTime: '10:00:00',
  serviceType: usualService.title,
};
const noteOf = (changes: Partial<typeof wish>) =>
  reportNote(settings, 'landing-section', { ...wish, ...changes });

test.each([
  ['no date', { preferredDate: '' }, 'Choose a preferred date to see whether your report comes in time.'],
  ['a date in time', {}, 'Your report comes by Tue, Dec 8, in time for your deadline.'],
  [
    'a date too late',
    { preferredDate: '2026-12-08' },
    'Your report comes by Wed, Dec 9, after your deadline. Choose an earlier date if you can.',
  ],
  [
    'any time, by the last one of the day',
    { preferredTime: '' },
    /^Your report comes by Tue, Dec 8, in time/,
  ],
  ['a service that is not chosen yet', { serviceType: '' }, /^Your report comes by Tue, Dec 8, in time/],
])('%s', (_what, changes, note) => {
  if (typeof note === 'string') expect(noteOf(changes)).toBe(note);
  else expect(noteOf(changes)).toMatch(note);
});

test('without any open day there is nothing to say about a date', () => {
  const { hours } = settings;
  const closed = { ...hours, week: { ...hours.week } };
  for (const day of weekdays) closed.week[day] = { ...closed.week[day], open: false };
  expect(reportNote({ ...settings, hours: closed }, 'contact-form', { ...wish, preferredTime: '' })).toBe(
    'Choose a preferred date to see whether your report comes in time.',
  );
});
