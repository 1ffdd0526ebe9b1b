import { expect, type Locator, type Page } from '@playwright/test';
import { blogLinks } from '@domain/business/blog-links';

/** A link to the blog, unless the business has none. */
export async function expectBlogLink(place: Page | Locator): Promise<void> {
  const link = place.getByRole('link', { name: 'Blog' });
  if (blogLinks) await expect(link).toHaveAttribute('href', blogLinks.home);
  else await expect(link).toHaveCount(0);
}
