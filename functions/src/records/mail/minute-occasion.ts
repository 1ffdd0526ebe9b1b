/** An occasion that is unique per minute: `202603051004`, UTC. */
export function minuteOccasion(now: Date): string {
  return now.toISOString().slice(0, 16).replace(/\D/g, '');
}
