const bySign: Readonly<Record<string, string>> = {
  'not-composed': 'Its text could not be made. The log of the functions has the reason.',
  'provider:unreachable': 'The mail provider could not be reached.',
  'provider:400': 'The mail provider refused it as malformed, often because of the address.',
  'provider:401': 'The mail provider did not accept our key.',
  'provider:403': 'The mail provider did not accept our sender.',
  'provider:413': 'It was too large for the mail provider.',
  'provider:429': 'The mail provider took no more mail from us.',
};

/** Why a mail was given up, from the code of its last failure. */
export function failureWords(code: string): string {
  const words = bySign[code];
  if (words) return words;
  const [, status] = /^provider:(\w+)$/.exec(code) ?? [];
  if (status === undefined) return 'The reason is not known.';
  return /^5\d\d$/.test(status)
    ? `The mail provider had a failure of its own (${status}).`
    : /^\d+$/.test(status)
      ? `The mail provider refused it (${status}).`
      : `The connection to the mail provider failed (${status}).`;
}
