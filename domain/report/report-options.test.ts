import { expect, test } from 'vitest';
import { changedServices, renamedService } from '../../tools/testing/changed-services';
import { usualService } from '../../tools/testing/usual-service';
import { factorySettings } from '../settings/factory-settings';
import { activeTitles } from '../settings/offered-services';
import {
  defaultDisclaimers,
  entryPoints,
  inspectionTypes,
  isSewerScopeType,
  pipeMaterials,
  sewerScopeTypes,
} from './report-options';

test('the report form offers the choices of requirements G-03 to G-06', () => {
  expect(inspectionTypes).toEqual(['Standard Inspection', 'Sewer Scope', 'Follow-up Inspection']);
  expect(sewerScopeTypes(factorySettings.services, '')).toEqual(activeTitles(factorySettings.services));
  expect(entryPoints).toEqual(['cleanout', 'toilet', 'roof-vent', 'basement-drain']);
  expect(pipeMaterials).toEqual(['PVC', 'Clay', 'Cast Iron', 'ABS', 'Concrete', 'Mixed']);
});

test('a draft or report keeps the type of a service that was renamed or retired', () => {
  const retired = changedServices({ active: false });
  const renamed = changedServices(renamedService);
  expect(sewerScopeTypes(retired, '')).not.toContain(usualService.title);
  for (const services of [retired, renamed]) {
    expect(sewerScopeTypes(services, usualService.title)).toEqual([
      usualService.title,
      ...activeTitles(services),
    ]);
    expect(isSewerScopeType(services, usualService.title)).toBe(true);
  }
});

test('a report has no type, or one that a service has', () => {
  expect(isSewerScopeType(factorySettings.services, '')).toBe(true);
  expect(isSewerScopeType(factorySettings.services, 'Septic')).toBe(false);
});

test.each([
  'visible and accessible conditions',
  'cannot be predicted',
  'valid for the date of inspection only',
])('the default disclaimers say "%s"', (words) => {
  expect(defaultDisclaimers).toContain(words);
});
