import { expect, test } from 'vitest';
import { buildInspector } from '../../tools/testing/factories/build-inspector';
import { changedServices } from '../../tools/testing/changed-services';
import { usualService } from '../../tools/testing/usual-service';
import { windowAt } from '../appointment/arrival';
import type { AssignedJob } from '../inspector/obstacles';
import { factorySettings } from '../settings/factory-settings';
import { isAvailable, isOverbooked } from './is-available';

const settings = { ...factorySettings, services: changedServices({ minutes: 60 }) };
const ann = buildInspector({ uid: 'ann' });
const bo = buildInspector({ uid: 'bo', services: [] });
const job = { ...windowAt('10:00'), scheduled_date: '2026-12-02', service_type: usualService.title };
const at = (time: string, inspector_id: string | null): AssignedJob => ({
  ...windowAt(time),
  service_type: usualService.title,
  inspector_id,
});

test.each<[string, Parameters<typeof isAvailable>[1], readonly AssignedJob[], boolean]>([
  ['nobody has anything', [ann], [], true],
  ['the only inspector has another job', [ann], [at('10:00', 'ann')], false],
  [
    'the only inspector is busy in their own calendar',
    [buildInspector({ busy: { [job.scheduled_date]: [{ from: 660, to: 690 }] } })],
    [],
    false,
  ],
  ['their other job ends when it begins', [ann], [at('08:00', 'ann')], true],
  ['someone has time who doesn’t do the service', [ann, bo], [at('11:00', 'ann')], false],
  ['someone else has time', [ann, buildInspector({ uid: 'cy' })], [at('11:00', 'ann')], true],
  ['a job that nobody does yet will take the only inspector', [ann], [at('09:00', null)], false],
  ['one of two is left for it', [ann, buildInspector({ uid: 'cy' })], [at('09:00', null)], true],
  ['a job of someone who left will take one', [ann], [at('09:00', 'gone')], false],
  ['nobody does inspections and there is no job', [], [at('08:00', null)], true],
  ['nobody does inspections and there is a job', [], [at('09:00', null)], false],
])('%s', (_what, inspectors, others, expected) => {
  expect(isAvailable(settings, inspectors, job, others)).toBe(expected);
});

const cy = buildInspector({ uid: 'cy' });
const off = buildInspector({ uid: 'off', days_off: [{ from: job.scheduled_date, to: job.scheduled_date }] });

test.each<[string, Parameters<typeof isOverbooked>[1], string | null, readonly AssignedJob[], boolean]>([
  ['nobody inspects and the time is free', [], null, [at('08:00', null)], false],
  ['nobody inspects and there is a job', [], null, [at('09:00', null)], true],
  ['the only inspector gets it beside a job of nobody', [ann], 'ann', [at('09:00', null)], true],
  ['the only inspector gets it beside a job of someone who left', [ann], 'ann', [at('09:00', 'gone')], true],
  ['nobody gets it beside the only inspector’s job', [ann], null, [at('09:00', 'ann')], true],
  ['a second inspector is left for the job of nobody', [ann, cy], 'ann', [at('09:00', null)], false],
  ['the second inspector has a job too', [ann, cy], 'ann', [at('09:00', null), at('11:00', 'cy')], true],
  ['the second inspector has the day off', [ann, off], 'ann', [at('09:00', null)], true],
  ['nobody works and the time is free', [off], null, [at('08:00', null)], false],
  ['it is beside another inspector’s job', [ann, cy], 'ann', [at('09:00', 'cy')], false],
])('too few inspectors: %s', (_what, inspectors, inspector_id, others, expected) => {
  expect(isOverbooked(settings, inspectors, { ...job, inspector_id }, others)).toBe(expected);
});
