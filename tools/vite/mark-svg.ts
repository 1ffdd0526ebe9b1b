import { markCircles, markSize } from '../../domain/brand/mark';

/** In an HTML entry, where the logo goes. */
export const markPlace = '<!-- The logo. -->';

/** The logo of the pages; without a size it fills its place. */
export function markSvg(attributes = ''): string {
  const circles = markCircles.map(
    ({ cy, r, fill }) => `<circle cx="16" cy="${cy}" r="${r}" fill="${fill}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg"${attributes} viewBox="0 0 ${markSize} ${markSize}">${circles.join('')}</svg>`;
}
