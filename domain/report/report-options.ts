import { activeTitles, knownTitles } from '../settings/offered-services';
import type { ServicesSettings } from '../settings/settings';

/** The choices of the report form: requirements G-03 to G-06. */
export const inspectionTypes = ['Standard Inspection', 'Sewer Scope', 'Follow-up Inspection'] as const;
export const entryPoints = ['cleanout', 'toilet', 'roof-vent', 'basement-drain'] as const;
export type EntryPoint = (typeof entryPoints)[number];

export const entryPointWords: Record<EntryPoint, string> = {
  cleanout: 'Cleanout',
  toilet: 'Toilet',
  'roof-vent': 'Roof vent',
  'basement-drain': 'Basement drain',
};

export const scopeDirections = ['downstream', 'upstream'] as const;
export type ScopeDirection = (typeof scopeDirections)[number];

export const scopeDirectionWords: Record<ScopeDirection, string> = {
  downstream: 'Downstream, toward the main',
  upstream: 'Upstream, toward the house',
};

export const endsReached = ['yes', 'no'] as const;
export type EndReached = (typeof endsReached)[number];

export const endReachedWords: Record<EndReached, string> = {
  yes: 'Yes',
  no: 'No, the camera stopped before it',
};

export const pipeMaterials = ['PVC', 'Clay', 'Cast Iron', 'ABS', 'Concrete', 'Mixed'] as const;

/** Only for a Sewer Scope. A draft or stored report keeps its own, though that service was renamed or retired. */
export function sewerScopeTypes(services: ServicesSettings, own: string): readonly string[] {
  const titles = activeTitles(services);
  return own === '' || titles.includes(own) ? titles : [own, ...titles];
}

/** Whether a report can have this type: none, or a service that the business has or had. */
export function isSewerScopeType(services: ServicesSettings, type: string): boolean {
  return type === '' || knownTitles(services).includes(type);
}

export const defaultDisclaimers =
  'This inspection is limited to visible and accessible conditions at the time of the inspection. Hidden defects or future problems cannot be predicted. This report is valid for the date of inspection only.';
