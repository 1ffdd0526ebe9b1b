import { phoneDigits } from '@domain/contact/phone';
import { isShared } from './shared-facts';

/** What marks a business in ids and invented data, where its name is not spelled out. */
export interface Marks {
  readonly folder: string;
  readonly name: string;
  /** E.164. */
  readonly phone: string;
}

/**
 * A sentence for each place where shared code has the name of a business as an id, such as `example-sewer` or
 * `exampleSewer`. Of the demo, the first word of its name and numbers with its area code are searched for as well: other
 * businesses' may be words of the language, and the area code of the tests.
 */
export function sharedMarks(
  files: readonly string[],
  marks: Marks & { readonly isDemo: boolean },
  read: (file: string) => string,
): string[] {
  const { folder, isDemo } = marks;
  const patterns = [idOf(marks), ...(isDemo ? [firstWord(marks), numbers(marks)] : [])];
  return files.filter(isShared).flatMap((file) => {
    const text = read(file);
    const found = patterns.map((pattern) => pattern.exec(text)?.[0]).find((each) => each !== undefined);
    return found === undefined
      ? []
      : [`${file} has "${found}", of businesses/${folder}: use an invented one.`];
  });
}

/** `example-sewer-scope`, `ExampleSewerScope` */
const idOf = ({ folder }: Marks) => new RegExp(folder.split('-').join('[\\s_.-]?'), 'i');

const firstWord = ({ name }: Marks) => new RegExp(`[\\w.-]*${name.split(' ')[0]}[\\w.-]*`, 'i');

/** `(555) 010-0142`, `+15550100142`, and the beginning of one that a test goes on to build. */
function numbers({ phone }: Marks): RegExp {
  const digits = phoneDigits(phone);
  const [area, exchange] = [digits.slice(0, 3), digits.slice(3, 6)];
  return new RegExp(`(?<!\\w)\\(${area}\\\\?\\)|(?<![\\d.])(?:\\+?1[ .–-]?)?${area}[ .–-]?${exchange}`);
}
