import type { OpenFileAnswer } from '@domain/portal/portal-calls';
import { fileAddress } from '../records/file/file-address';
import { isOpen, ownReportOf } from '../records/report/own-report';
import { notOwn } from './not-own';

/** A download URL of a customer's report: the file with this name, or the newest. @throws AppError `not-found`. */
export async function reportFile(
  customerId: string,
  reportId: string,
  name: string,
  now: Date,
): Promise<OpenFileAnswer> {
  const own = await ownReportOf(customerId, reportId);
  if (!own || !isOpen(own)) throw notOwn('report');
  const { report_files: files, version } = own.report;
  const file = name === '' ? files.at(-1) : files.find(({ file_name }) => file_name === name);
  if (file === undefined && name !== '') throw notOwn('file of the report');
  // The newest version's PDF is rendered shortly after the version is stored.
  if (file === undefined || (name === '' && files.length < version)) return { state: 'in-preparation' };
  return {
    state: 'ready',
    ...fileAddress(file.file_path, { fileName: file.file_name, download: true }, now),
  };
}
