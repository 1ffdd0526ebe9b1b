import path from 'node:path';
import PDFDocument from 'pdfkit';
import strongFile from '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf';
import scriptFile from '@expo-google-fonts/dancing-script/600SemiBold/DancingScript_600SemiBold.ttf';
import textFile from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf';
import { repairPriorities } from '@domain/report/repair-priorities';
import { severityCriteria } from '@domain/report/severity';
import { verdictOn, verdictWords } from '@domain/report/verdict';
import type { SigningContent } from '../../functions/src/pdf/signing/signing-content';
import type { ReportContent } from '../../functions/src/pdf/report/report-content';

const margin = 72;
const width = 612 - 2 * margin;

function open(title: string) {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin,
    tagged: true,
    lang: 'en-US',
    info: { Title: title },
  });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  for (const [name, file] of Object.entries({ text: textFile, strong: strongFile, script: scriptFile })) {
    pdf.registerFont(name, path.resolve(__dirname, file));
  }
  const write = (text: string, font = 'text', size = 10) => {
    pdf.font(font).fontSize(size).text(text, { lineGap: 2 }).moveDown(0.4);
  };
  const end = () =>
    new Promise<Buffer>((resolve) => {
      pdf.on('end', () => resolve(Buffer.concat(parts)));
      pdf.end();
    });
  return { pdf, write, end };
}

/** The same agreement, laid out by pdfkit's text flow. */
export function agreementByPdfkit(content: SigningContent): Promise<Buffer> {
  const { text, signature } = content;
  const { pdf, write, end } = open(text.title);
  write(text.title, 'strong', 23);
  for (const fact of [content.clientName, content.propertyAddress, content.inspectionDate]) write(fact);
  for (const paragraph of text.introduction) write(paragraph);
  for (const { heading, paragraphs } of text.sections) {
    write(heading, 'strong', 11.5);
    for (const paragraph of paragraphs) write(paragraph);
  }
  write(signature?.name ?? '', 'script', 30);
  pdf.addPage();
  for (const value of Object.values(signature ?? {})) write(String(value));
  return end();
}

/** The same report: text, map as shapes, and photos in rows of two. */
export function reportByPdfkit(content: ReportContent): Promise<Buffer> {
  const { form } = content;
  const { pdf, write, end } = open('Sewer inspection report');
  const verdict = verdictOn(form.findings);
  write('Sewer inspection report', 'strong', 23);
  write(verdictWords[verdict.name], 'strong', 19);
  write(verdict.reason);
  for (const fact of [content.number, form.clientName, form.propertyAddress, form.inspectionDate])
    write(fact);
  pdf.rect(margin, pdf.y, width, 12).fill('#A8481F').fillColor('#14232D');
  for (const { footage } of form.findings) {
    pdf.circle(margin + ((footage ?? 0) / 110) * width, pdf.y - 8, 8).stroke('#14232D');
  }
  pdf.moveDown(2);
  write(form.summary);
  const cell = (width - 12) / 2;
  const height = (cell * 3) / 4;
  form.findings.forEach((finding, index) => {
    write(`${index + 1}. ${finding.mainProblem} at ${finding.footage} ft`, 'strong', 10.5);
    write(severityCriteria[finding.severity], 'text', 8.5);
    write(finding.observation);
    write(finding.recommendation, 'strong');
    for (let photo = 0; photo < finding.photos.length; photo += 2) {
      if (pdf.y + height > 720) pdf.addPage();
      const { y } = pdf;
      finding.photos.slice(photo, photo + 2).forEach((file, column) => {
        const picture = content.pictures.get(file);
        if (picture) pdf.image(Buffer.from(picture.bytes), margin + column * (cell + 12), y, { width: cell });
      });
      pdf.x = margin;
      pdf.y = y + height + 8;
    }
  });
  for (const repair of repairPriorities(form.findings)) write(`${repair.problem}. ${repair.recommendation}`);
  for (const text of [form.recommendations, form.inspectorNotes, form.disclaimers]) write(text);
  return end();
}
