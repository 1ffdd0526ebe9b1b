import { Paragraph } from '../templates/mail-parts';

/** As many records as a mail to the office lists: a flood of them would be longer than mail programs show. */
export const listedAtMost = 25;

/** Says how many more there are than are listed; nothing where all are. */
export function AndMore({ count }: { readonly count: number }) {
  if (count <= listedAtMost) return null;
  return <Paragraph>And {count - listedAtMost} more, which the back office lists.</Paragraph>;
}
