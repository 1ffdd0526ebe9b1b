/** An occasion that a minute has once: `202603051004`, of the universal clock. */
export function minuteOccasion(now: Date): string {
  return now.toISOString().slice(0, 16).replace(/\D/g, '');
}
