/**
 * The billed reads of a database stream: one for each document sent to each listener, and one for each
 * document that leaves a list because it changed. Documents that were deleted, or pushed off a page by
 * another row, are sent but not billed.
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
