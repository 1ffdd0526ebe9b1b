import type { SigningType } from '@domain/legal/legal-text';
import { writtenDate } from '@domain/time/written-date';
import { writtenMoment } from '../written-moment';
import type { FileVerdict } from './judge-file';

interface VerdictWords {
  readonly tone: 'yes' | 'no' | 'none';
  readonly title: string;
  readonly paragraphs: readonly string[];
}

const signingNames: Record<SigningType, string> = {
  agreement: 'sewer scope inspection agreement',
  media_release: 'media release',
};

/** The title and sentence for each verdict. */
export function verdictWords(verdict: FileVerdict): VerdictWords {
  switch (verdict.state) {
    case 'signed':
      return {
        tone: 'yes',
        title: 'This is the document that was signed',
        paragraphs: [
          `It’s a ${signingNames[verdict.type]}, signed on ${writtenMoment(verdict.signed_at)}.`,
          `Its text is the version of ${writtenDate(verdict.text_version)}. Not a single byte of the file has changed since.`,
        ],
      };
    case 'unknown':
      return {
        tone: 'no',
        title: 'This isn’t a file that was signed with us',
        paragraphs: [
          'Either it’s a different document, or it was changed after signing. Printing to PDF, adding a note, or saving it again in another program is enough to change it.',
          'Try the original file from our email, or open your signed copy from the link to your form and check that one.',
        ],
      };
    case 'not-a-pdf':
      return {
        tone: 'no',
        title: 'This isn’t a PDF',
        paragraphs: ['Signed documents are PDF files. A photo or scan of one can’t be checked here.'],
      };
    case 'too-large':
      return {
        tone: 'no',
        title: 'This isn’t a file that was signed with us',
        paragraphs: ['It’s far larger than any document we create.'],
      };
    case 'unreadable':
      return {
        tone: 'none',
        title: 'We couldn’t read this file',
        paragraphs: ['It may have been moved, or it may be open in another program. Please choose it again.'],
      };
    case 'wait':
      return { tone: 'none', title: 'Please wait a moment', paragraphs: [verdict.sentence] };
    case 'unreachable':
      return {
        tone: 'none',
        title: 'The file wasn’t checked',
        paragraphs: [
          navigator.onLine
            ? 'Our server couldn’t check it. Please choose the file again in a moment.'
            : 'You’re offline. Please choose the file again once you’re back online.',
        ],
      };
  }
}
