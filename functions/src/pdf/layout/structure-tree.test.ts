import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { findingOf } from '@domain/report/testing/finding-of';
import { buildSigningPdf } from '../build-signing-pdf';
import { buildReportPdf } from '../build-report-pdf';
import { agreementOf, releaseOf } from '../testing/content-of';
import { reportOf } from '../testing/report-of';

interface Node {
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
}

const film = 'film-0123456789abcdef';
const filmed = {
  films: [{ id: film, label: 'Upstream' }],
  findings: [findingOf({ film, videoTime: '2:10', footage: 34 })],
};

const contentOf = ({ type, id, children = [] }: Node): string[] =>
  type === 'content' ? [String(id)] : children.flatMap(contentOf);

/** Per page: the ids of tagged content in drawing order, those in the tree, and text that is in neither. */
async function tagsOf(bytes: Uint8Array) {
  const task = getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS });
  const document = await task.promise;
  const pages = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const drawn: string[] = [];
    const untagged: string[] = [];
    let open = 0;
    for (const item of items) {
      if ('str' in item) {
        if (open === 0 && item.str.trim() !== '') untagged.push(item.str);
      } else if (item.type === 'endMarkedContent') open--;
      else {
        open++;
        if (item.type === 'beginMarkedContentProps') drawn.push(item.id);
      }
    }
    pages.push({ drawn, tree: contentOf(await page.getStructTree()), untagged });
  }
  await task.destroy();
  return pages;
}

test.each([
  ['agreement', () => buildSigningPdf(agreementOf())],
  ['release', () => buildSigningPdf(releaseOf())],
  ['report', () => buildReportPdf(reportOf())],
  ['report of a film', () => buildReportPdf(reportOf({}, filmed))],
])(
  'everything drawn on each page of the %s is in the structure tree once or is decoration',
  async (_, build) => {
    const pages = await tagsOf(await build());
    expect(pages.length).toBeGreaterThan(1);
    for (const { drawn, tree, untagged } of pages) {
      expect(drawn.length).toBeGreaterThan(1);
      expect(tree.toSorted()).toEqual(drawn.toSorted());
      expect(untagged).toEqual([]);
    }
  },
);
