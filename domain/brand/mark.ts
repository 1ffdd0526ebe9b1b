import { brand } from '@business/brand';

/** The logo, the camera's view down a pipe, as circles in a square of 32: outermost first. */
export const markCircles = brand.mark;

/** Beside the name of the business. */
export const markSize = 32;

/** The logo as a picture, at this address of every build: for emails, because mail clients show no SVG. */
export const markPicture = '/icons/mark.png';
