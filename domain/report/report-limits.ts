/** How much a report can hold; text is counted in characters as a person counts them. */
export const reportLimits = {
  findings: 200,
  photosPerFinding: 20,
  photos: 300,
  summary: 20_000,
  recommendations: 10_000,
  inspectorNotes: 10_000,
  disclaimers: 5_000,
  notInspected: 2_000,
  problem: 200,
  observation: 3_000,
  recommendation: 1_000,
  /** Feet; no house's line is longer. */
  footage: 1_000,
  /** UTF-8 bytes of all its text: what one record of the store can hold, with room for the rest. */
  bytes: 800_000,
} as const;
