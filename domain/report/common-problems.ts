/** The most common problems, as suggestions for a finding's main problem. */
export const commonProblems = [
  'Root intrusion',
  'Offset joint',
  'Belly holding water',
  'Crack',
  'Break',
  'Hole',
  'Collapse',
  'Scale build-up',
  'Grease build-up',
  'Debris in the line',
  'Corrosion',
  'Change of material',
  'Poor connection',
  'Low slope',
  'Camera could not pass',
  'Line in good condition',
] as const;
