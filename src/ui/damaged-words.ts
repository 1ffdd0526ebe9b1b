/** Shown in place of one record, or of a field of it. */
export const damagedWords = 'Can’t be shown because its data is damaged';
