import type { PaperType } from '@domain/legal/legal-text';
import { writtenDate } from '@domain/time/written-date';
import { writtenMoment } from '../written-moment';
import type { FileVerdict } from './judge-file';

interface VerdictWords {
  readonly tone: 'yes' | 'no' | 'none';
  readonly title: string;
  readonly paragraphs: readonly string[];
}

const paperNames: Record<PaperType, string> = {
  agreement: 'sewer scope inspection agreement',
  media_release: 'media release',
};

/** What a verdict says to the person. */
export function verdictWords(verdict: FileVerdict): VerdictWords {
  switch (verdict.state) {
    case 'signed':
      return {
        tone: 'yes',
        title: 'This is the paper that was signed',
        paragraphs: [
          `It is a ${paperNames[verdict.type]}, signed on ${writtenMoment(verdict.signed_at)}.`,
          `Its text is the version of ${writtenDate(verdict.text_version)}. Not one byte of the file has changed since.`,
        ],
      };
    case 'unknown':
      return {
        tone: 'no',
        title: 'This is not a file that was signed with us',
        paragraphs: [
          'Either it is another paper, or it was changed after it was signed. Printing to PDF, adding a note, or saving it anew in another program is enough to change it.',
          'Try the file as it came with our e-mail, or open your signed copy from the link to your form and check that one.',
        ],
      };
    case 'not-a-pdf':
      return {
        tone: 'no',
        title: 'This is not a PDF',
        paragraphs: ['Signed papers are PDF files. A photo or a scan of one cannot be checked here.'],
      };
    case 'too-large':
      return {
        tone: 'no',
        title: 'This is not a file that was signed with us',
        paragraphs: ['It is far larger than any paper that we make.'],
      };
    case 'unreadable':
      return {
        tone: 'none',
        title: 'This file could not be read',
        paragraphs: ['It may have been moved or be open elsewhere. Please choose it again.'],
      };
    case 'wait':
      return { tone: 'none', title: 'Please wait a moment', paragraphs: [verdict.sentence] };
    case 'unreachable':
      return {
        tone: 'none',
        title: 'The file was not checked',
        paragraphs: [
          'We could not reach the server. Please check your connection and choose the file again.',
        ],
      };
  }
}
