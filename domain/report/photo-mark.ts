import { array, number, object, string, type InferType } from 'yup';
import { lineOfText } from '../contact/fields';

export const markShapes = ['arrow', 'circle', 'text'] as const;
export type MarkShape = (typeof markShapes)[number];

export const marksPerPhoto = 30;

/** A position on a photo: 0 is its left or upper edge, 1 the opposite one. */
const place = () => number().required().min(0).max(1);

/**
 * A photo mark, stored apart from the photo so that the original is not changed. An arrow goes from its first point
 * to its second, a circle is centered at the first with its edge at the second, a text begins at the first.
 */
export const photoMarkSchema = object({
  shape: string().oneOf(markShapes).required(),
  x: place(),
  y: place(),
  toX: place(),
  toY: place(),
  text: lineOfText('The text', 60)
    .defined()
    .default('')
    .when('shape', ([shape], schema) =>
      shape === 'text' ? schema.required('Write the text.') : schema.transform(() => ''),
    ),
}).noUnknown();

export type PhotoMark = InferType<typeof photoMarkSchema>;

export const photoMarksField = array()
  .of(photoMarkSchema.required())
  .max(marksPerPhoto, `A photo can have ${marksPerPhoto} marks at most.`)
  .defined()
  .default([]);
