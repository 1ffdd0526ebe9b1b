import { expect, test } from 'vitest';
import { legalFacts } from '../business/legal-facts';
import { mockContact } from '../testing/mock-contact';

test.each([
  ['with a blog', 'https://articles.example.net', 'website and blog.'],
  ['without a blog', null, 'website.'],
])('the consent to website use of a business %s names what it has', async (_, blogUrl, words) => {
  mockContact({ blogUrl });
  const { mediaReleaseTemplate } = await import('./media-release-template');
  const { mediaUses } = await import('./media-uses');
  const text = JSON.stringify(mediaReleaseTemplate('2026-11-28', legalFacts));
  expect(text).toContain(`on our own ${words}`);
  expect(mediaUses.map(({ hint }) => hint)).toContain(
    `Optional. Only what you agreed to above, on our ${words}`,
  );
});
