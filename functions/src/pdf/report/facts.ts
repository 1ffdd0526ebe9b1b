import { business } from '@domain/business/business';
import { inspectorWords, signatureMark } from '@domain/report/inspector';
import { endReachedWords, entryPointWords, scopeDirectionWords } from '@domain/report/report-options';
import { videoDays } from '@domain/report/video-link';
import { calendarDateIn, longDate } from '@domain/time/calendar-date';
import { writtenDate } from '@domain/time/written-date';
import { palette } from '../brand/palette';
import { textStyles } from '../brand/text-styles';
import type { PageFlow } from '../layout/page-flow';
import { drawTable, type TableRow } from '../layout/table';
import type { ReportContent } from './report-content';

/** Client, property, date, method and extent of the inspection. */
export function drawFacts(flow: PageFlow, content: ReportContent): void {
  drawTable(flow, rowsOf(content), {
    label: textStyles.label,
    value: textStyles.text,
    hairline: palette.band,
  });
  flow.gap(14);
}

const dayOf = (instant: Date) => writtenDate(calendarDateIn(business.timeZone, instant));

function rowsOf({ form, number, version, inspector, createdAt, videoEnd }: ReportContent): TableRow[] {
  const feet = (value: number | null) => (value === null ? '' : `${value} ft`);
  const kind = form.sewerScopeType === '' ? form.inspectionType : form.sewerScopeType;
  const video =
    form.videoLink === ''
      ? ''
      : `${form.videoLink}${videoEnd ? ` (available until ${dayOf(videoEnd)})` : ''}`;
  const films = form.films.length === 0 ? '' : `On the report’s page, available for ${videoDays} days`;
  return [
    { label: 'Report ID', value: `${number}, version ${version}` },
    { label: 'Prepared for', value: form.clientName },
    { label: 'Property', value: form.propertyAddress },
    { label: 'Inspection date', value: longDate(form.inspectionDate) },
    { label: 'Inspection type', value: kind },
    { label: 'Entry point', value: form.entryPoint === '' ? '' : entryPointWords[form.entryPoint] },
    { label: 'Direction', value: form.direction === '' ? '' : scopeDirectionWords[form.direction] },
    { label: 'Length inspected', value: feet(form.linearFootage) },
    { label: 'Distance to the main', value: feet(form.distanceToMain) },
    {
      label: 'End of the line reached',
      value: form.endReached === '' ? '' : endReachedWords[form.endReached],
    },
    { label: 'Pipe material', value: form.pipeMaterial },
    { label: 'Video', value: video },
    { label: form.films.length === 1 ? 'Video' : 'Videos', value: films },
    { label: 'Report written', value: dayOf(createdAt) },
    { label: 'Inspector', value: inspector ? inspectorWords(inspector) : '' },
    { label: 'Signed', value: inspector ? `${signatureMark(inspector)}, ${dayOf(createdAt)}` : '' },
  ].filter(({ value }) => value !== '');
}
