import { array, number, object, string, type InferType } from 'yup';
import { lineOfText } from '../contact/fields';

export const markShapes = ['arrow', 'circle', 'text'] as const;
export type MarkShape = (typeof markShapes)[number];

export const marksPerPhoto = 30;

/** A place on a photo: 0 is its left or upper edge, 1 the other. */
const place = () => number().required().min(0).max(1);

/**
 * What is drawn on a photo, apart from it, so that the original stays. An arrow goes from its first point to its second,
 * a circle has its middle at the first and its edge at the second, a text begins at the first.
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
