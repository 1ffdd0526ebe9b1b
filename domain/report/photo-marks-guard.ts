import { hasFields, isListOf, isNumber, isOneOf, isText, type Guard } from '../json/guards';
import type { Finding } from './finding';
import { markShapes, type PhotoMark } from './photo-mark';

/** The marks on a finding's photos, in stored text. */
export const isPhotoMarks = isListOf(
  hasFields({
    path: isText,
    marks: isListOf(
      hasFields<PhotoMark>({
        shape: isOneOf(markShapes),
        x: isNumber,
        y: isNumber,
        toX: isNumber,
        toY: isNumber,
        text: isText,
      }),
    ),
  }),
) as Guard<Finding['photoMarks']>;
