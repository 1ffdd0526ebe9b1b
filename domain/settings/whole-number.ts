import { number } from 'yup';

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** A whole number of `unit`, in the plural. */
export const wholeNumber = ({ least, most }: Range, unit: string) => {
  const sentence = `Enter a whole number of ${unit} from ${least} to ${most}.`;
  return number()
    .typeError(sentence)
    .required(sentence)
    .integer(sentence)
    .min(least, sentence)
    .max(most, sentence);
};
