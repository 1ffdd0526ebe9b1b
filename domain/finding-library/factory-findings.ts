import type { LibraryFinding } from './library-finding';

type Written = Omit<LibraryFinding, 'thresholds' | 'favorite' | 'active'> &
  Partial<Pick<LibraryFinding, 'thresholds' | 'favorite'>>;

const evaluate =
  'Have a licensed sewer contractor evaluate this section and give you a written quote before your inspection deadline.';
const stopUse = 'Use as little water as possible, and have a licensed sewer contractor look at the line now.';
const monitor = 'Monitor it. Have the line scoped again in 12 months, or sooner if drains run slowly.';
const clean = (method: string) => `Have the line cleaned by ${method}, then have this section scoped again.`;
const cleanAndEvaluate = (method: string) =>
  `${clean(method)} Have a licensed sewer contractor evaluate the pipe once it’s clean, in writing, before your inspection deadline.`;
const access = 'Provide safe, working access, and schedule a return visit so the inspection can be finished.';
const information = 'No repair is needed. This is for your information.';

/** What a sewer scope finds, after the trade's standards of practice: docs/decisions/0169. */
const written: readonly Written[] = [
  {
    id: 'crack',
    title: 'Crack, closed',
    problem: 'Crack',
    observation:
      'At [footage], the pipe wall has a crack at [clock]. The crack is closed, and no pieces have moved. Length of the crack: [length].',
    severity: 'low',
    recommendation: evaluate,
  },
  {
    id: 'fracture',
    title: 'Fracture, open but in place',
    problem: 'Fracture',
    observation:
      'At [footage], the pipe wall is fractured at [clock]. The fracture is open, but the pieces are still in place. Length of the fracture: [length].',
    severity: 'medium',
    recommendation: evaluate,
  },
  {
    id: 'broken-pipe',
    title: 'Broken pipe, pieces displaced',
    problem: 'Break',
    observation:
      'At [footage], the pipe is broken, and pieces of the wall have moved out of place. Soil behind the pipe: [soil].',
    severity: 'medium',
    recommendation: evaluate,
  },
  {
    id: 'hole',
    title: 'Hole',
    problem: 'Hole',
    observation:
      'At [footage], there is a hole in the pipe wall at [clock]. Size of the opening: [opening]. Wastewater can leave the pipe here, and soil and roots can enter.',
    severity: 'high',
    recommendation: evaluate,
  },
  {
    id: 'collapse',
    title: 'Collapse',
    problem: 'Collapse',
    observation:
      'At [footage], the pipe has collapsed, and most of its opening is gone. The camera could not go past this point.',
    severity: 'high',
    recommendation: `${stopUse} The collapsed section has to be replaced.`,
  },
  {
    id: 'crushed',
    title: 'Crushed or egg-shaped pipe',
    problem: 'Deformed pipe',
    observation: 'From [from] to [to], the pipe is no longer round. Reduction of its height: [percent].',
    severity: 'medium',
    thresholds: [{ blank: 'percent', over: 25, severity: 'high' }],
    recommendation: evaluate,
  },
  {
    id: 'offset-small',
    title: 'Offset joint, up to 1/4 in',
    problem: 'Offset joint',
    observation: 'At [footage], the pipes meet with a slight offset. Height of the lip: [lip].',
    severity: 'low',
    thresholds: [
      { blank: 'lip', over: 0.25, severity: 'medium' },
      { blank: 'lip', over: 2, severity: 'high' },
    ],
    recommendation: monitor,
  },
  {
    id: 'offset-large',
    title: 'Offset joint, over 1/4 in',
    problem: 'Offset joint',
    observation:
      'At [footage], the pipes meet with an offset that can catch paper and solids. Height of the lip: [lip]. At the lip, the camera [camera].',
    severity: 'medium',
    thresholds: [{ blank: 'lip', over: 2, severity: 'high' }],
    recommendation: evaluate,
  },
  {
    id: 'separated-joint',
    title: 'Separated joint',
    problem: 'Separated joint',
    observation:
      'At [footage], the joint has pulled apart, which lets wastewater out and roots in. Width of the gap: [gap].',
    severity: 'medium',
    recommendation: evaluate,
  },
  {
    id: 'disconnected',
    title: 'Disconnected pipe',
    problem: 'Disconnected pipe',
    observation:
      'At [footage], the pipes are no longer connected. Wastewater is entering the soil at this point.',
    severity: 'high',
    recommendation: `${stopUse} The pipe has to be reconnected.`,
  },
  {
    id: 'angled-joint',
    title: 'Angled joint',
    problem: 'Angled joint',
    observation:
      'At [footage], the pipes meet at an angle instead of in a straight run. Direction of the bend: [direction].',
    severity: 'low',
    recommendation: monitor,
  },
  {
    id: 'roots-fine',
    title: 'Roots, fine',
    problem: 'Root intrusion',
    observation: 'At [footage], fine roots enter the pipe at [clock]. They don’t restrict flow yet.',
    severity: 'low',
    recommendation: clean('root cutting or hydro-jetting'),
  },
  {
    id: 'roots-medium',
    title: 'Roots, medium',
    problem: 'Root intrusion',
    observation:
      'At [footage], roots have grown into the pipe and restrict flow. Part of the pipe that they fill: [percent].',
    severity: 'medium',
    thresholds: [{ blank: 'percent', over: 50, severity: 'high' }],
    recommendation: cleanAndEvaluate('root cutting or hydro-jetting'),
  },
  {
    id: 'root-mass',
    title: 'Root mass',
    problem: 'Root intrusion',
    observation:
      'At [footage], a mass of roots blocks the pipe. Part of the pipe that is blocked: [percent].',
    severity: 'high',
    recommendation: cleanAndEvaluate('root cutting'),
  },
  {
    id: 'belly-small',
    title: 'Belly, up to 1 in of water',
    problem: 'Belly holding water',
    observation:
      'From [from] to [to], the pipe sags and holds standing water. Deepest water: [depth]. Water in the house during the inspection: [water].',
    severity: 'low',
    thresholds: [{ blank: 'depth', over: 1, severity: 'medium' }],
    recommendation: monitor,
  },
  {
    id: 'belly-large',
    title: 'Belly, over 1 in of water',
    problem: 'Belly holding water',
    observation:
      'From [from] to [to], the pipe sags and holds standing water, where solids can settle. Deepest water: [depth]. Water in the house during the inspection: [water].',
    severity: 'medium',
    recommendation: evaluate,
  },
  {
    id: 'camera-under-water',
    title: 'Camera under water',
    problem: 'Camera under water',
    observation:
      'From [from] to [to], the camera was under water. The pipe wall could not be inspected there.',
    severity: 'none',
    recommendation: clean('hydro-jetting'),
  },
  {
    id: 'high-water-mark',
    title: 'High-water mark',
    problem: 'High-water mark',
    observation:
      'At [footage], a stain on the wall shows that water has stood higher in the pipe before. Height of the mark, as part of the pipe’s height: [percent].',
    severity: 'low',
    thresholds: [{ blank: 'percent', over: 50, severity: 'medium' }],
    recommendation: monitor,
  },
  {
    id: 'grease',
    title: 'Grease',
    problem: 'Grease build-up',
    observation:
      'From [from] to [to], grease coats the pipe wall. Part of the pipe that it fills: [percent].',
    severity: 'low',
    thresholds: [{ blank: 'percent', over: 25, severity: 'medium' }],
    recommendation: clean('hydro-jetting'),
  },
  {
    id: 'scale',
    title: 'Scale or rust',
    problem: 'Scale build-up',
    observation:
      'From [from] to [to], scale and rust line the inside of the pipe. Part of the pipe that they fill: [percent].',
    severity: 'low',
    thresholds: [{ blank: 'percent', over: 25, severity: 'medium' }],
    recommendation: clean('descaling'),
  },
  {
    id: 'settled-debris',
    title: 'Settled debris',
    problem: 'Debris in the line',
    observation:
      'From [from] to [to], debris has settled on the bottom of the pipe. Part of the pipe that it fills: [percent].',
    severity: 'low',
    thresholds: [{ blank: 'percent', over: 25, severity: 'medium' }],
    recommendation: clean('hydro-jetting'),
  },
  {
    id: 'foreign-object',
    title: 'Foreign object',
    problem: 'Foreign object',
    observation: 'At [footage], there is an object in the pipe: [what]. At the object, the camera [camera].',
    severity: 'medium',
    recommendation: evaluate,
  },
  {
    id: 'blockage',
    title: 'Blockage, inspection ended',
    problem: 'Camera could not pass',
    observation:
      'At [footage], the line is blocked. The camera could not pass, and the inspection ended here.',
    severity: 'high',
    recommendation: `${stopUse} Once the line is open, have the rest of it scoped.`,
  },
  {
    id: 'wall-missing',
    title: 'Wall or bottom missing',
    problem: 'Pipe wall missing',
    observation:
      'At [footage], part of the pipe wall is missing at [clock]. Length of the missing section: [length].',
    severity: 'medium',
    recommendation: evaluate,
  },
  {
    id: 'deteriorated-concrete',
    title: 'Deteriorated concrete',
    problem: 'Corrosion',
    observation:
      'From [from] to [to], the surface of the concrete pipe has worn away. Aggregate in the pipe wall: [aggregate].',
    severity: 'medium',
    recommendation: evaluate,
  },
  {
    id: 'liner-delaminated',
    title: 'Liner delaminated',
    problem: 'Liner failing',
    observation:
      'At [footage], the liner has come loose from the pipe wall. Length of the loose section: [length].',
    severity: 'medium',
    recommendation: evaluate,
  },
  {
    id: 'liner-wrinkle',
    title: 'Liner wrinkled or undercut',
    problem: 'Liner defect',
    observation:
      'At [footage], the liner is wrinkled or doesn’t fit the pipe. How much it narrows the pipe: [percent].',
    severity: 'low',
    thresholds: [{ blank: 'percent', over: 25, severity: 'medium' }],
    recommendation: evaluate,
  },
  {
    id: 'orangeburg',
    title: 'Suspected Orangeburg pipe, not confirmed',
    problem: 'Suspected Orangeburg pipe',
    observation:
      'From [from] to [to], the pipe looks like Orangeburg, a bituminous fiber pipe that softens and deforms with age. A camera can’t confirm the material.',
    severity: 'medium',
    recommendation: `${evaluate} Ask the contractor to confirm the material.`,
  },
  {
    id: 'change-of-material',
    title: 'Change of material',
    problem: 'Change of material',
    observation: 'At [footage], the pipe changes from [before] to [after].',
    severity: 'none',
    recommendation: information,
  },
  {
    id: 'defective-tap',
    title: 'Intruding or defective tap',
    problem: 'Poor connection',
    observation:
      'At [footage], a branch connection at [clock] sticks into the pipe or is defective. How far it reaches in: [reach].',
    severity: 'medium',
    thresholds: [{ blank: 'reach', over: 2, severity: 'high' }],
    recommendation: evaluate,
  },
  {
    id: 'infiltration',
    title: 'Infiltration of groundwater',
    problem: 'Infiltration',
    observation: 'At [footage], groundwater enters the pipe at [clock].',
    severity: 'medium',
    recommendation: evaluate,
  },
  {
    id: 'displaced-seal',
    title: 'Displaced seal',
    problem: 'Displaced seal',
    observation: 'At [footage], the joint’s seal hangs into the pipe at [clock].',
    severity: 'low',
    recommendation: monitor,
  },
  {
    id: 'earlier-repair',
    title: 'Earlier repair',
    problem: 'Earlier repair',
    observation:
      'From [from] to [to], the pipe was repaired in the past. Condition of the repair: [condition].',
    severity: 'none',
    recommendation:
      'Ask the seller for records of this repair. If the repair isn’t sound, have a licensed sewer contractor evaluate it in writing before your inspection deadline.',
  },
  {
    id: 'vermin',
    title: 'Vermin',
    problem: 'Vermin',
    observation: 'At [footage], there are signs of vermin in the line: [what].',
    severity: 'low',
    recommendation: `${evaluate} Rodents and roaches often enter where a pipe is open.`,
  },
  {
    id: 'shared-line',
    title: 'Shared line, or end unclear',
    problem: 'Shared line or unclear end',
    observation:
      'At [footage], the line seems to join another one, or where it ends isn’t clear. Where it joins: [where].',
    severity: 'none',
    recommendation:
      'Ask the sewer utility where this line runs and who owns each part, and get the answer in writing before your inspection deadline.',
  },
  {
    id: 'no-cleanout',
    title: 'Cleanout missing or unsafe',
    problem: 'No usable cleanout',
    observation: 'A cleanout is missing, unsafe, or can’t be reached. Reason: [why].',
    severity: 'none',
    recommendation: access,
  },
  {
    id: 'end-not-reached',
    title: 'End not reached',
    problem: 'End of the line not reached',
    observation: 'The camera stopped at [footage], before the end of the line. Reason: [why].',
    severity: 'none',
    recommendation: access,
  },
  {
    id: 'backflow-device',
    title: 'Backflow device, camera can’t pass',
    problem: 'Backflow device',
    observation:
      'At [footage], a backflow device closes the pipe. The camera could not pass it without damage, so the line beyond it was not inspected.',
    severity: 'none',
    recommendation: information,
  },
  {
    id: 'clear-to-main',
    title: 'Line clear to the main',
    problem: 'Line in good condition',
    observation: 'The line was clear to the main at [footage]. The camera passed without resistance.',
    severity: 'none',
    recommendation: information,
  },
];

export const factoryFindings: readonly LibraryFinding[] = written.map((finding) => ({
  thresholds: [],
  favorite: false,
  ...finding,
  active: true,
}));
