/** The start of an error's message, without terminal colors. */
export function plainFailure(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  const lines = message.replace(/\u001B\[\d+m/g, '').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, 4)
    .join(' ');
}
