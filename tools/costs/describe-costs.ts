import type { Measured } from './measure-costs';
import { assumed, type Priced } from './project-sizes';
import type { Usage } from './usage';

/** The tables of docs/costs.md. */
export function describeCosts(measured: Measured, sizes: readonly Priced[]): string[] {
  const functions = Object.entries(measured.byFunction)
    .sort(([, one], [, other]) => other.reads + other.writes - (one.reads + one.writes))
    .map(([name, usage]) => row(name, usage));
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
  return [
    '',
    '| of | reads | writes | deletes | calls | seconds |',
    '| --- | --- | --- | --- | --- | --- |',
    row('one job', measured.job),
    row('an idle round of the sweeper', measured.idleSweep),
    row('a round that counts', measured.countingSweep),
    ...functions,
    '',
    `${measured.documentsAJob.toFixed(0)} documents, ${kilobytes(measured.documentBytesAJob)}; ${measured.filesAJob.toFixed(0)} files, ${kilobytes(measured.fileBytesAJob)}`,
    `${measured.mailsAJob.toFixed(1)} mails; ${kilobytes(measured.reportBytesAJob)} by the report's page`,
    '',
    '| offices | jobs | reads | writes | function seconds | mails | stored, GiB | database | functions | files | transfer | mail | a month | a job |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...sizes.map(sizeRow),
  ];
}

function row(name: string, usage: Usage): string {
  const { reads, writes, deletes, invocations, seconds, largeSeconds } = usage;
  const figures = [reads, writes, deletes, invocations].map((value) => value.toFixed(1));
  return `| ${[name, ...figures, (seconds + largeSeconds).toFixed(2)].join(' | ')} |`;
}

function sizeRow({ offices, month, bill }: Priced): string {
  const jobs = offices * assumed.jobsAMonth;
  const many = (value: number) => Math.round(value).toLocaleString('en-US');
  const dollars = (value: number) => `$${value.toLocaleString('en-US', { maximumFractionDigits: 0 })}`;
  const { usage } = month;
  return `| ${[
    many(offices),
    many(jobs),
    many(usage.reads),
    many(usage.writes),
    many(usage.seconds + usage.largeSeconds),
    many(month.mails),
    many(month.documentsGiB + month.filesGiB),
    ...[bill.database, bill.functions, bill.files, bill.transfer, bill.mail, bill.total].map(dollars),
    `$${(bill.total / jobs).toFixed(3)}`,
  ].join(' | ')} |`;
}
