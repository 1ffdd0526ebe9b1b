/**
 * How many reads a bill has for what a stream of the database has sent: a document for each listener that it is sent to, and
 * for each whose list it has left by a change of its own. One that was deleted, or that another row has pushed off the page, is
 * told and not billed.
 */
export function billedDocuments(stream: string): number {
  const versions = new Map<string, string>();
  let billed = 0;
  for (const message of stream.split(/(?="document(?:Change|Delete|Remove)":|"targetChange":)/)) {
    if (!message.startsWith('"documentChange"')) continue;
    const version = message.match(/"updateTime":\s*"([^"]*)"/)?.[1] ?? '';
    const name = message.match(/"name":\s*"([^"]*)"/)?.[1] ?? '';
    for (const listener of numbersIn(message, 'targetIds')) {
      billed += 1;
      versions.set(`${listener} ${name}`, version);
    }
    for (const listener of numbersIn(message, 'removedTargetIds')) {
      if (versions.get(`${listener} ${name}`) !== version) billed += 1;
    }
  }
  return billed;
}

function numbersIn(message: string, field: string): string[] {
  return message.match(new RegExp(`"${field}":\\s*\\[([\\d,\\s]*)\\]`))?.[1]?.match(/\d+/g) ?? [];
}
