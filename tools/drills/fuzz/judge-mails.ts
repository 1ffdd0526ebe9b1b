import type { Message } from '../../mailbox/message';

/** A single address that contains no second address and no line break. */
const plainAddress = /^[^\s,;<>"]+@[^\s@,;<>"]+$/;
const lineOfItsOwn = /[\u0000-\u001F\u007F\u0085\u2028\u2029]/;

/** What is wrong with sent emails: several recipients or an injected header. */
export function judgeMails(messages: readonly Message[], ownAddresses: readonly string[]): string[] {
  return messages.flatMap((message) =>
    faultsOf(message, ownAddresses).map((fault) => `mail ${message.id}: ${fault}`),
  );
}

function faultsOf(message: Message, ownAddresses: readonly string[]): string[] {
  const [to = '', ...others] = message.to;
  const faults: string[] = [];
  if (others.length > 0) faults.push(`${message.to.length} recipients`);
  if (!plainAddress.test(to) || lineOfItsOwn.test(to)) faults.push(`recipient ${JSON.stringify(to)}`);
  if (lineOfItsOwn.test(message.subject)) faults.push(`subject ${JSON.stringify(message.subject)}`);
  for (const address of [message.from.email, message.replyTo]) {
    if (address !== null && !ownAddresses.includes(address)) faults.push(`sender ${JSON.stringify(address)}`);
  }
  if (lineOfItsOwn.test(message.from.name ?? '')) faults.push('a sender name with a line break');
  for (const { filename, type } of message.attachments) {
    if (lineOfItsOwn.test(filename) || /[/\\"]/.test(filename) || lineOfItsOwn.test(type)) {
      faults.push(`attachment ${JSON.stringify(filename)}`);
    }
  }
  return faults;
}
