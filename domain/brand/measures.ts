/*
 * The sizes that the site, the apps, the pages of the functions and the emails share, in pixels. Colors are in colors.ts
 * and the logo in mark.ts.
 */

/** Buttons, fields and other small things. */
export const smallRadius = 4;
/** Cards and everything that floats. */
export const cardRadius = 12;

/** The outline of a button or field. */
export const outline = 1;
/** The ring around what has the focus, and its distance. */
export const ring = 2;

/** A button for the main action. */
export const mainButton = { height: 52, padding: '12px 28px', fontSize: '1.0625rem' } as const;
/** Any other button. */
export const quietButton = { height: 44, padding: '8px 20px', fontSize: '1rem' } as const;
/** Buttons and fields in the office, which is used with a mouse and keyboard. */
export const denseHeight = 36;
/** Buttons and fields of the report form, which is used on a tablet, in daylight and with gloves. */
export const gloveHeight = 56;
export const buttonWeight = 600;
export const disabledOpacity = 0.55;

/** A checkbox or radio and its text, which are one target. */
export const choice = { height: 56, padding: '12px 16px', box: 24, boxOutline: 2 } as const;
/** The tick of a checkbox: two sides of a turned rectangle, because a page of the functions may load no picture. */
export const tick = { width: 6, height: 12, line: 3 } as const;

/** A text field: its text of one line, and the space around it. */
export const field = { height: 44, lineHeight: 24, block: 10, inline: 14 } as const;
