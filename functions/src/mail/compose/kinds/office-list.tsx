import { Paragraph } from '../templates/mail-parts';

/** Maximum of records listed in an email to the office; mail clients clip long emails. */
export const listedAtMost = 25;

/** How many more records there are than listed; nothing if none. */
export function AndMore({ count }: { readonly count: number }) {
  if (count <= listedAtMost) return null;
  return <Paragraph>Plus {count - listedAtMost} more, listed in the back office.</Paragraph>;
}
