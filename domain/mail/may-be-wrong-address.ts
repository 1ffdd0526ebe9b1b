/** Whether the `last_error` of an email that was given up says that its address may be wrong. */
export function mayBeWrongAddress(reason: string): boolean {
  return reason === 'bounced' || reason.startsWith('smtp-recipient:');
}
