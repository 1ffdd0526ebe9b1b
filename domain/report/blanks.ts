import { pipeMaterials } from './report-options';

/** How a value of this blank is typed, and what stands in the text for it. */
interface BlankKind {
  /** What the form asks for: `Depth of the water, inches`. */
  readonly label: string;
  readonly kind: 'feet' | 'inches' | 'percent' | 'clock' | 'text' | 'choice';
  /** What can be chosen, of a `choice`. */
  readonly choices?: readonly string[];
  /** What stands in the text if it couldn't be measured. */
  readonly unmeasured: string;
}

const notMeasured = 'could not be measured';
const notDetermined = 'could not be determined';
const materials = [...pipeMaterials.filter((material) => material !== 'Mixed'), 'Orangeburg', 'Liner'];

/** What a text about a finding can leave open, as `[depth]`. A blank that nobody filled in keeps a report from being sent. */
export const blanks = {
  footage: { label: 'Footage', kind: 'feet', unmeasured: `a distance that ${notMeasured}` },
  from: { label: 'From, feet', kind: 'feet', unmeasured: `a point that ${notMeasured}` },
  to: { label: 'To, feet', kind: 'feet', unmeasured: `a point that ${notMeasured}` },
  clock: { label: 'Clock position, 1 to 12', kind: 'clock', unmeasured: `a position that ${notMeasured}` },
  percent: { label: 'Percent', kind: 'percent', unmeasured: notMeasured },
  depth: { label: 'Depth of the water, inches', kind: 'inches', unmeasured: notMeasured },
  length: { label: 'Length, feet', kind: 'feet', unmeasured: notMeasured },
  lip: { label: 'Height of the lip, inches', kind: 'inches', unmeasured: notMeasured },
  gap: { label: 'Width of the gap, inches', kind: 'inches', unmeasured: notMeasured },
  opening: { label: 'Size of the opening, inches', kind: 'inches', unmeasured: notMeasured },
  reach: { label: 'How far it reaches in, inches', kind: 'inches', unmeasured: notMeasured },
  water: {
    label: 'Water in the house',
    kind: 'choice',
    choices: ['running', 'off'],
    unmeasured: notDetermined,
  },
  camera: {
    label: 'The camera',
    kind: 'choice',
    choices: ['passes freely', 'catches but passes', 'cannot pass'],
    unmeasured: notDetermined,
  },
  soil: {
    label: 'Soil behind the pipe',
    kind: 'choice',
    choices: ['visible', 'not visible'],
    unmeasured: notDetermined,
  },
  aggregate: {
    label: 'Aggregate',
    kind: 'choice',
    choices: ['not exposed', 'exposed'],
    unmeasured: notDetermined,
  },
  condition: {
    label: 'Condition',
    kind: 'choice',
    choices: ['sound', 'not sound'],
    unmeasured: notDetermined,
  },
  direction: {
    label: 'Direction of the bend',
    kind: 'choice',
    choices: ['left', 'right', 'up', 'down'],
    unmeasured: notDetermined,
  },
  before: {
    label: 'Material before',
    kind: 'choice',
    choices: materials,
    unmeasured: 'a material we couldn’t identify',
  },
  after: {
    label: 'Material after',
    kind: 'choice',
    choices: materials,
    unmeasured: 'a material we couldn’t identify',
  },
  what: { label: 'What it is', kind: 'text', unmeasured: notDetermined },
  where: { label: 'Where', kind: 'text', unmeasured: notDetermined },
  why: { label: 'Why', kind: 'text', unmeasured: notDetermined },
} as const satisfies Record<string, BlankKind>;

export type BlankName = keyof typeof blanks;

export const blankNames = Object.keys(blanks) as readonly BlankName[];

/** A blank's description. */
export function blankOf(name: BlankName): BlankKind {
  return blanks[name];
}

/** As it stands in a text: `[depth]`. */
export function writtenBlank(name: BlankName): string {
  return `[${name}]`;
}

const anyBlank = () => new RegExp(`\\[\\s*(${blankNames.join('|')})\\s*\\]`, 'gi');

/** The blanks that a text leaves open, each once, in its order. Other words in brackets are none. */
export function blanksIn(text: string): readonly BlankName[] {
  const names = [...text.matchAll(anyBlank())].map(([, name = '']) => name.toLowerCase() as BlankName);
  return [...new Set(names)];
}

/** The text with these words wherever it leaves this blank open. */
export function withBlankFilled(text: string, name: BlankName, words: string): string {
  return text.replace(anyBlank(), (whole, found: string) => (found.toLowerCase() === name ? words : whole));
}

/** Why a text can't be sent; undefined if it leaves nothing open. */
export function blankProblem(text: string): string | undefined {
  const [first] = blanksIn(text);
  if (first === undefined) return undefined;
  return `Fill in ${writtenBlank(first)}, or choose Could not be measured.`;
}
