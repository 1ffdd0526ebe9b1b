/** `114 MB`, `1.8 GB`. */
export function bytesInWords(bytes: number): string {
  const [unit, size] =
    bytes >= 999.5e6
      ? (['GB', 1e9] as const)
      : bytes >= 999.5e3
        ? (['MB', 1e6] as const)
        : (['kB', 1e3] as const);
  const count = bytes / size;
  return `${unit === 'GB' ? count.toFixed(1) : Math.max(1, Math.round(count))} ${unit}`;
}

/** `about 6 min left`. */
export function timeLeft(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return 'less than a minute left';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `about ${rest} min left`;
  return rest === 0 ? `about ${hours} h left` : `about ${hours} h ${rest} min left`;
}
