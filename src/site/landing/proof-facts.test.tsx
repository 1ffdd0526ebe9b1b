// @vitest-environment jsdom
import { existsSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import { ThemeProvider } from '@mui/material/styles';
import { afterEach, expect, test } from 'vitest';
import type { Proof } from '@domain/business/facts';
import { proof, reviewsShown } from '@domain/business/proof';
import { theme } from '@/theme/theme';
import { ProofFacts } from './proof-facts';

afterEach(cleanup);

const nothing: Proof = { inspector: null, insurance: null, association: null, reviews: [] };
const review = (author: string) => ({
  words: 'They found the break that two others missed.',
  author,
  date: '2026-03-03',
  source: 'Review Site',
  url: `https://reviews.example.com/${author}`,
});

const show = (facts: Proof) =>
  render(
    <ThemeProvider theme={theme}>
      <ProofFacts proof={facts} />
    </ThemeProvider>,
  );

test('what the owner has not set is not shown, and nothing stands in for it', () => {
  expect(show(nothing).container.innerHTML).toBe('');
});

test('the inspector, insurance and association are shown as set', () => {
  const { container } = show({
    ...nothing,
    inspector: { name: 'Jo Field', credential: 'License 12-34', photo: '/people/jo.jpg' },
    insurance: 'General liability up to $1,000,000, Example Mutual',
    association: { name: 'Example Association', url: 'https://association.example.com' },
  });
  expect(container.textContent).toContain('Jo FieldLicense 12-34');
  expect(container.textContent).toContain(
    'Insured: General liability up to $1,000,000, Example Mutual. Member of Example Association.',
  );
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/people/jo.jpg');
});

test('at most six reviews are shown, each with its author, date and a link to its source', () => {
  show({ ...nothing, reviews: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(review) });
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(reviewsShown);
  expect(items[0]?.textContent).toContain('a, Tuesday, March 3, 2026, Review Site');
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('https://reviews.example.com/a');
});

test('the business’s own photo is in the public folder', () => {
  expect(proof.inspector === null || existsSync(`public${proof.inspector.photo}`)).toBe(true);
});
