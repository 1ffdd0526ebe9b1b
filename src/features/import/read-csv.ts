import { sha256Of } from '@domain/idempotency/sha256-of';
import { importLimits } from '@domain/import/import-limits';

/** A file as it was read: its column names and its rows, each with the number that a spreadsheet shows. */
export interface CsvFile {
  readonly name: string;
  /** SHA-256 of its bytes, by which an import is continued. */
  readonly hash: string;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly numbers: readonly number[];
}

/** Why a file can't be imported, as a sentence. */
export class UnreadableFile extends Error {}

const megabytes = importLimits.bytes / 1024 / 1024;
const limit = importLimits.rows.toLocaleString('en-US');
const split = `Split it into files of up to ${limit} rows, each with the column names in its first row, then import them one after the other.`;

/**
 * Reads a CSV file in any usual encoding and with any usual separator.
 * @throws UnreadableFile with the reason
 */
export async function readCsv(file: File): Promise<CsvFile> {
  if (file.size === 0) throw new UnreadableFile('This file is empty. Choose another one.');
  if (file.size > importLimits.bytes)
    throw new UnreadableFile(`This file is larger than ${megabytes} MB. ${split}`);
  const bytes = await file.arrayBuffer();
  const text = decode(new Uint8Array(bytes)).replace(/\r\n?/g, '\n');
  // Loaded with the first file, so that no other screen waits for it.
  const { default: Papa } = await import('papaparse');
  const filled: { readonly cells: readonly string[]; readonly number: number }[] = [];
  let number = 0;
  // Row by row, so that any number of blank lines takes no room.
  Papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
    newline: '\n',
    step({ data: cells, errors }, parser) {
      number += 1;
      if (errors.some(({ type }) => type === 'Quotes'))
        throw new UnreadableFile(
          `A quotation mark in row ${number} is never closed, or is in the wrong place. Fix the row, then choose the file again.`,
        );
      if (cells.some((cell) => cell.trim() !== '')) filled.push({ cells, number });
      // With the column names, one more than is taken.
      if (filled.length > importLimits.rows + 1) parser.abort();
    },
  });
  const [head, ...rows] = filled;
  if (!head || rows.length === 0)
    throw new UnreadableFile('This file has no rows below its column names. Choose another one.');
  if (rows.length > importLimits.rows)
    throw new UnreadableFile(`This file has more than ${limit} rows. ${split}`);
  const headers = head.cells.slice(0, importLimits.columns).map((cell) => cell.trim());
  const longer = rows.find(({ cells }) => cells.slice(headers.length).some((cell) => cell.trim() !== ''));
  if (longer)
    throw new UnreadableFile(
      `Row ${longer.number} has more cells than there are column names. Fix the row, then choose the file again.`,
    );
  return {
    name: file.name.slice(-importLimits.fileName),
    hash: await sha256Of(bytes),
    headers,
    rows: rows.map(({ cells }) => cells.map((cell) => cell.slice(0, importLimits.cell + 1))),
    numbers: rows.map(({ number }) => number),
  };
}

/** The separator that is most frequent in the column names, outside of quotation marks. */
function separatorOf(text: string): string {
  const names = /^\s*(.*)$/m.exec(text)?.[1]?.replace(/"[^"]*"/g, '') ?? '';
  const count = (separator: string) => names.split(separator).length;
  return [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best));
}

/** UTF-8 and UTF-16 with or without a byte order mark; anything else as Windows-1252, in which every byte is a letter. */
function decode(bytes: Uint8Array): string {
  const begins = (...first: readonly number[]) => first.every((byte, index) => bytes[index] === byte);
  if (begins(0x50, 0x4b, 0x03, 0x04) || begins(0xd0, 0xcf, 0x11, 0xe0))
    throw new UnreadableFile('This is a spreadsheet, not a CSV file. Save it as CSV, then choose that file.');
  if (begins(0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (begins(0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  const sample = bytes.subarray(0, 1_000);
  const zeros = (rest: number) => sample.filter((byte, index) => index % 2 === rest && byte === 0).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (even + odd > 0) {
    const most = sample.length / 2;
    if (odd > 0.6 * most && even === 0) return new TextDecoder('utf-16le').decode(bytes);
    if (even > 0.6 * most && odd === 0) return new TextDecoder('utf-16be').decode(bytes);
    throw new UnreadableFile('This isn’t a CSV file. Export your data as CSV, then choose that file.');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // ignored: bytes that are not UTF-8 are Windows-1252
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
