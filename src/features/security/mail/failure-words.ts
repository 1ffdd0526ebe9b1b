const bySign: Readonly<Record<string, string>> = {
  'not-composed': 'The email’s text couldn’t be created. The functions log has the reason.',
  'provider:unreachable': 'The email provider couldn’t be reached.',
  'provider:400': 'The email provider refused it as malformed, often because of the address.',
  'provider:401': 'The email provider didn’t accept our API key.',
  'provider:403': 'The email provider didn’t accept our sender address.',
  'provider:413': 'It was too large for the email provider.',
  'provider:429': 'The email provider wouldn’t take any more email from us.',
};

/** Why sending an email was given up, by the code of its last failure. */
export function failureWords(code: string): string {
  const words = bySign[code];
  if (words) return words;
  const [, status] = /^provider:(\w+)$/.exec(code) ?? [];
  if (status === undefined) return 'The reason is unknown.';
  return /^5\d\d$/.test(status)
    ? `The email provider had an error on its side (${status}).`
    : /^\d+$/.test(status)
      ? `The email provider refused it (${status}).`
      : `The connection to the email provider failed (${status}).`;
}
