import { business } from '@domain/business/business';
import { entryPointWords } from '@domain/report/report-options';
import { longDate } from '@domain/time/calendar-date';
import { writtenTime } from '@domain/time/written-time';
import { palette } from '../brand/palette';
import { textStyles } from '../brand/text-styles';
import type { PageFlow } from '../layout/page-flow';
import { drawTable, type TableRow } from '../layout/table';
import type { ReportContent } from './report-content';

/** Whose line was inspected, when, how and how far. */
export function drawFacts(flow: PageFlow, content: ReportContent): void {
  drawTable(flow, rowsOf(content), {
    label: textStyles.label,
    value: textStyles.text,
    hairline: palette.band,
  });
  flow.gap(14);
}

function rowsOf({ form, number, version, createdAt, videoEnd }: ReportContent): TableRow[] {
  const feet = (value: number | null) => (value === null ? '' : `${value} ft`);
  const kind = form.sewerScopeType === '' ? form.inspectionType : form.sewerScopeType;
  const video =
    form.videoLink === ''
      ? ''
      : `${form.videoLink}${videoEnd ? ` (until ${writtenTime(videoEnd, business.timeZone)})` : ''}`;
  return [
    { label: 'Report ID', value: version === 1 ? number : `${number}, version ${version}` },
    { label: 'Prepared for', value: form.clientName },
    { label: 'Property', value: form.propertyAddress },
    { label: 'Inspection date', value: longDate(form.inspectionDate) },
    { label: 'Inspection type', value: kind },
    { label: 'Entry point', value: form.entryPoint === '' ? '' : entryPointWords[form.entryPoint] },
    { label: 'Inspected length', value: feet(form.linearFootage) },
    { label: 'Distance to the main', value: feet(form.distanceToMain) },
    { label: 'Pipe material', value: form.pipeMaterial },
    { label: 'Video', value: video },
    { label: 'Written', value: writtenTime(createdAt, business.timeZone) },
  ].filter(({ value }) => value !== '');
}
