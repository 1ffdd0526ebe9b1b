import { expect, test } from 'vitest';
import { factorySettings } from '../settings/factory-settings';
import { standardService } from '../settings/offered-services';
import { changedServices } from '../../tools/testing/changed-services';
import { overlap, takenTime } from './taken-time';

const { title, minutes } = standardService(factorySettings.services);
const withTravel = (travelMinutes: number) => ({
  ...factorySettings,
  hours: { ...factorySettings.hours, travelMinutes },
});
const at = (scheduled_time: string, scheduled_until: string | null = null) => ({
  scheduled_time,
  scheduled_until,
  service_type: title,
});

test('a set time takes as long as its service, and the travel to the next job', () => {
  expect(takenTime(withTravel(0), at('09:30'))).toEqual({ from: 570, to: 570 + minutes });
  expect(takenTime(withTravel(25), at('09:30'))).toEqual({ from: 570, to: 570 + minutes + 25 });
});

test('a window takes itself where its service fits into it, with the travel', () => {
  for (const length of [15, 120]) {
    const settings = { ...withTravel(25), services: changedServices({ minutes: length }) };
    expect(takenTime(settings, at('08:00', '10:00'))).toEqual({ from: 480, to: 600 });
  }
});

test('a service longer than its window goes on after it, and the travel too', () => {
  const long = (travel: number) => ({ ...withTravel(travel), services: changedServices({ minutes: 180 }) });
  expect(takenTime(long(0), at('08:00', '10:00'))).toEqual({ from: 480, to: 660 });
  expect(takenTime(long(25), at('08:00', '10:00'))).toEqual({ from: 480, to: 685 });
});

test.each([
  ['ends as the other begins', { from: 480, to: 600 }, { from: 600, to: 720 }, false],
  ['ends a minute later', { from: 480, to: 601 }, { from: 600, to: 720 }, true],
  ['is within the other', { from: 610, to: 620 }, { from: 600, to: 720 }, true],
  ['is another time of the day', { from: 800, to: 920 }, { from: 600, to: 720 }, false],
])('an appointment that %s', (_which, one, other, shared) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([shared, shared]);
});
