import { business } from './business';

export interface BlogLinks {
  readonly home: string;
  readonly inspections: string;
  readonly costs: string;
}

const { blogUrl } = business;

/** The pages of the blog that the product links to; null for a business without one. */
export const blogLinks: BlogLinks | null =
  blogUrl === null
    ? null
    : {
        home: blogUrl,
        inspections: `${blogUrl}/sewer-inspections`,
        costs: `${blogUrl}/inspection-costs`,
      };
