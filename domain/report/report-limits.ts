/** Size limits of a report; text is counted in visible characters. */
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
  severityReason: 500,
  /** Feet; no lateral is longer. */
  footage: 1_000,
  /** UTF-8 bytes of all its text: leaves room for the other fields in a Firestore document (1 MiB). */
  bytes: 800_000,
} as const;
