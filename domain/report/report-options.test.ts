import { expect, test } from 'vitest';
import { services } from '../business/services';
import {
  defaultDisclaimers,
  entryPoints,
  inspectionTypes,
  pipeMaterials,
  sewerScopeTypes,
} from './report-options';

test('the report form offers the choices of requirements G-03 to G-06', () => {
  expect(inspectionTypes).toEqual(['Standard Inspection', 'Sewer Scope', 'Follow-up Inspection']);
  expect(sewerScopeTypes).toEqual(services.map(({ title }) => title));
  expect(entryPoints).toEqual(['cleanout', 'toilet', 'roof-vent', 'basement-drain']);
  expect(pipeMaterials).toEqual(['PVC', 'Clay', 'Cast Iron', 'ABS', 'Concrete', 'Mixed']);
});

test.each([
  'visible and accessible conditions',
  'cannot be predicted',
  'valid for the date of inspection only',
])('the default disclaimers say "%s"', (words) => {
  expect(defaultDisclaimers).toContain(words);
});
