import { object, string, type TestContext } from 'yup';
import { lineOfText, linesOfText } from '../contact/fields';
import { isOneOf } from '../json/guards';
import { placeholderProblem } from './placeholder-text';
import { emailLimits, placeholdersOf, type EmailText } from './worded-emails';
import { ofEachKind, wordedKinds, type WordedKind } from './worded-kinds';

/** @param kindOf whose placeholders are allowed; any are for no known kind, which is an error of its own */
const wording = (kindOf: (context: TestContext) => unknown) => {
  const known = (text: EmailText) => ({
    name: 'placeholders',
    test: (value: string, context: TestContext) => {
      const kind = kindOf(context);
      const message = isKind(kind) ? placeholderProblem(value, placeholdersOf(kind, text)) : null;
      return message === null || context.createError({ message });
    },
  });
  return {
    subject: lineOfText('The subject', emailLimits.subject).default('').test(known('subject')),
    opening: linesOfText('The opening', emailLimits.opening).default('').test(known('opening')),
  };
};

const isKind = isOneOf<WordedKind>(wordedKinds);

/** The section of the settings. A kind that stored settings lack was added later, and has the standard wording. */
export const emails = object(ofEachKind((kind) => object(wording(() => kind)).noUnknown()))
  .noUnknown()
  .default(undefined)
  .required();

/** office-email-preview and office-email-test: an email of this kind in words that may not be saved yet. */
export const wordedEmailSchema = object({
  kind: string().oneOf(wordedKinds).required(),
  ...wording(({ parent }) => (parent as { readonly kind?: unknown }).kind),
})
  .noUnknown()
  .required();

export interface EmailPreviewAnswer {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Whether it is about a record that is stored; otherwise about sample values. */
  readonly isReal: boolean;
  /** Whether some of the words asked for don't fit the record, so that the standard ones stand there. */
  readonly isStandard: boolean;
}

export interface EmailTestAnswer {
  /** The address that it was sent to. */
  readonly to: string;
}
