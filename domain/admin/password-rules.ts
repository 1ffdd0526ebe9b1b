import { business } from '../business/business';

export const passwordLimits = { min: 10, max: 200 } as const;

/** Shown before a password is typed. */
export const passwordHint = `At least ${passwordLimits.min} characters. Don’t use your email address or a common password.`;

/** Letters and digits, so that `Pass-word 123` is as common as `password123`. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Passwords of ten characters or more that are tried first. */
const common = new Set([
  ...['password12', 'password123', 'password1234', 'passwordpassword', 'passw0rd123', 'mypassword1'],
  ...['1234567890', '12345678910', '0123456789', '0987654321', '1q2w3e4r5t', '1qaz2wsx3edc', 'abcdefghij'],
  ...['qwertyuiop', 'qwerty12345', 'qwerty123456', 'abc1234567', 'letmein123', 'welcome123', 'iloveyou123'],
  ...['changeme123', 'administrator', 'admin12345', 'sewerscope', 'sewerscope1', 'inspector1', 'inspection'],
]);

/** Fewer different characters than this are a repetition. */
const variedFrom = 4;

/** The sentence for a password that `email` may not have; null for one that it may. */
export function passwordProblem(password: string, email: string): string | null {
  const { min, max } = passwordLimits;
  if (password.length < min) return `Use at least ${min} characters.`;
  if (password.length > max) return `Use at most ${max} characters.`;
  const typed = bare(password);
  const [mailbox = ''] = email.split('@');
  if ([email, mailbox].some((own) => bare(own) !== '' && bare(own) === typed)) {
    return 'Don’t use your email address as the password.';
  }
  const isCommon = common.has(typed) || typed === bare(business.name) || new Set(typed).size < variedFrom;
  return isCommon ? 'This password is too easy to guess. Choose another one.' : null;
}
