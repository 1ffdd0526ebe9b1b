/** The most reviews that the landing page shows. */
export const reviewsShown = 6;

export { proof } from '@business/proof';
