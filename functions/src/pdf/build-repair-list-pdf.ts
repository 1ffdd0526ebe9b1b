import { business } from '@domain/business/business';
import { longDate } from '@domain/time/calendar-date';
import { aboutList, costWords } from '@domain/share/repair-list-words';
import type { RepairListContent } from '@domain/share/repair-list-content';
import { drawHeading } from './brand/heading';
import { drawLetterhead } from './brand/letterhead';
import { drawPageFrames } from './brand/page-frame';
import { palette } from './brand/palette';
import { textStyles } from './brand/text-styles';
import { loadFaces } from './fonts/load-faces';
import { PageFlow } from './layout/page-flow';
import type { Picture } from './layout/picture-store';
import { drawTable } from './layout/table';
import { writeDocument } from './layout/write-document';
import { drawFinding } from './report/finding';
import { drawSection } from './report/section';

const title = 'Repair request';

/** A repair request list as a tagged PDF of US Letter pages; `pictures` are keyed by photo path. Deterministic. */
export async function buildRepairListPdf(
  list: RepairListContent,
  pictures: ReadonlyMap<string, Picture>,
): Promise<Uint8Array> {
  const { form, findings, reference, createdAt } = list;
  const flow = new PageFlow(await loadFaces());
  drawLetterhead(flow);
  flow.text('H1', title, textStyles.title);
  flow.gap(12);
  drawTable(flow, factsOf(list), { label: textStyles.label, value: textStyles.text, hairline: palette.band });
  flow.gap(14);
  drawSection(flow, 'Message', list.message);
  drawHeading(flow, 'Findings', null, 60);
  const content = {
    form,
    number: reference,
    version: 1,
    amendment: '',
    inspector: null,
    createdAt,
    // A list shows no film, so it has no code.
    pageAddress: '',
    videoEnd: null,
    pictures,
    earlierPictures: new Map(),
  };
  for (const numbered of findings) drawFinding(flow, numbered, content);
  drawSection(flow, 'Estimated cost', costWords(form.findings));
  drawSection(flow, 'About this list', aboutList(list));
  const footer = `Report ${reference}`;
  drawPageFrames(flow, { title, reference: footer, mark: null }, flow.y - 16);
  return writeDocument(flow, {
    title: `${title}, ${list.propertyAddress}`,
    author: business.name,
    subject: footer,
    language: 'en-US',
    createdAt,
  });
}

function factsOf(list: RepairListContent) {
  return [
    { label: 'Property', value: list.propertyAddress },
    { label: 'Inspection date', value: longDate(list.inspectionDate) },
    { label: 'From', value: list.clientFirstName },
    { label: 'To', value: list.recipientName },
    { label: 'Report ID', value: list.reference },
  ].filter(({ value }) => value !== '');
}
