import { expect, test } from 'vitest';
import { buildInspector } from '../../tools/testing/factories/build-inspector';
import { factorySettings } from '../settings/factory-settings';
import { activeTitles } from '../settings/offered-services';
import { proposeInspector } from './propose-inspector';

const [title = ''] = activeTitles(factorySettings.services);
const visit = {
  scheduled_date: '2026-12-02',
  scheduled_time: '10:00',
  scheduled_until: '12:00',
  service_type: title,
};
const ann = buildInspector({ name: 'Ann Lee' });
const bo = buildInspector({ name: 'Bo Ray' });
const later = (inspector_id: string) => ({
  scheduled_time: '14:00',
  scheduled_until: '16:00',
  service_type: title,
  inspector_id,
});
const propose = (...others: Parameters<typeof proposeInspector>[3]) =>
  proposeInspector(factorySettings, [bo, ann], visit, others);

test('of those with as many jobs, the first by name', () => {
  expect(propose()?.inspector).toBe(ann);
  expect(propose()?.reason).toBe('Does this service, available at this time, no other job that day');
});

test('the one with fewer jobs that day', () => {
  expect(propose(later(ann.uid))?.inspector).toBe(bo);
  const both = propose(later(ann.uid), later(bo.uid));
  expect(both?.inspector).toBe(ann);
  expect(both?.reason).toBe('Does this service, available at this time, 1 other job that day');
});

test('never one who has another job at that time', () => {
  const busy = { ...later(ann.uid), scheduled_time: '11:00', scheduled_until: '13:00' };
  expect(propose(busy, later(bo.uid), later(bo.uid))?.inspector).toBe(bo);
});

test('nobody, where nobody is free', () => {
  const off = { days_off: [{ from: '2026-12-02', to: '2026-12-02' }] };
  expect(proposeInspector(factorySettings, [buildInspector(off)], visit, [])).toBeNull();
  expect(proposeInspector(factorySettings, [], visit, [])).toBeNull();
});
