/** Of the office's content, at most. */
export const pageWidth = 1680;
