import { serviceTitles } from '../business/services';

/** The choices of the report form: requirements G-03 to G-06. */
export const inspectionTypes = ['Standard Inspection', 'Sewer Scope', 'Follow-up Inspection'] as const;
/** Only for a Sewer Scope. */
export const sewerScopeTypes = serviceTitles;
export const entryPoints = ['cleanout', 'toilet', 'roof-vent', 'basement-drain'] as const;
export type EntryPoint = (typeof entryPoints)[number];

export const entryPointWords: Record<EntryPoint, string> = {
  cleanout: 'Cleanout',
  toilet: 'Toilet',
  'roof-vent': 'Roof vent',
  'basement-drain': 'Basement drain',
};

export const pipeMaterials = ['PVC', 'Clay', 'Cast Iron', 'ABS', 'Concrete', 'Mixed'] as const;
export const defaultDisclaimers =
  'This inspection is limited to visible and accessible conditions at the time of the inspection. Hidden defects or future problems cannot be predicted. This report is valid for the date of inspection only.';
