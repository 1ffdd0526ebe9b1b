import { describe, expect, test } from 'vitest';
import { barePrices } from './bare-prices';

const prices = new Set([157, 89]);
const found = (source: string) => barePrices('page.test.ts', source, prices).map(({ text }) => text);
const inTest = (body: string) => `test('a price', async () => {\n${body}\n});`;

describe('a price of the demo that a test expects without having set it is noticed', () => {
  test.each([
    ['of a price', 'expect(quotedPrice(service)).toBe(157);', '157'],
    ['of a field', 'expect(request).toMatchObject({ status: "new", price: 157 });', '157'],
    [
      'of a field further down',
      'expect(answer).toEqual({ rows: [{ state: "unpaid", amount: 157 }] });',
      '157',
    ],
    ['of a field that is read', 'expect((await stored(id))?.total_price).toBe(157);', '157'],
    ['not', 'expect(job.total_price).not.toBe(89);', '89'],
    ['by a poll', 'await expect.poll(() => job().total_price).toBe(157);', '157'],
    ['in words', 'expect(text).toContain(`We received ${dollars(157)}.`);', '157'],
    ['as a text', 'expect(text).toContain("We received $89, but nothing was due");', '$89'],
    ['as a part of a template', 'expect(text).toBe(`$157 by check on ${day}`);', '$157'],
    ['as a pattern', 'expect(text).toMatch(/^Receipt: \\$157/);', '$157'],
    ['by what it looks for', "expect(screen.getByText('$157')).toBeTruthy();", '$157'],
    ['within a name', 'expect(answer).toEqual(expect.objectContaining({ payable: 157 }));', '157'],
  ])('%s: %s', (_, line, text) => {
    expect(found(inTest(line))).toEqual([text]);
  });

  test('of a table', () => {
    const table = `test.each([['Rush', 157], ['', 89]])('%s is quoted at %d', (name, price) => {
      expect(quotedPrice(name)).toBe(price);
    });`;
    expect(found(table)).toEqual(['157', '89']);
  });

  test('although another test sets it', () => {
    const other = inTest('const job = buildJob({ total_price: 157 });\nexpect(job.total_price).toBe(157);');
    expect(found(other)).toEqual([]);
    expect(found(`${other}\n${inTest('expect(job.total_price).toBe(157);')}`)).toEqual(['157']);
  });

  test('with its row', () => {
    expect(barePrices('a.test.ts', inTest('\nexpect(price).toBe(157);'), prices)).toEqual([
      { line: 3, text: '157' },
    ]);
  });
});

describe('what is no price of the business is not', () => {
  test.each([
    ['a derived price', 'expect(job.total_price).toBe(standardPrice);'],
    ['a price that the test sets', 'edit(job, { total_price: 157 });\nexpect(job.total_price).toBe(157);'],
    ['one that it types', "price.fill('157');\nexpect(text).toContain('$157');"],
    ['one that it gives to what is expected', 'expect(receivedFor({ amount: 157 })).toBe(157);'],
    ['another price', 'expect(job.total_price).toBe(175);'],
    ['a count', 'expect(rows).toHaveLength(89);'],
    ['a number in words', 'expect(text).toBe("89 customers would be imported");'],
    ['a width', 'expect(box).toEqual({ x: 1, width: 157 });'],
    ['a version', 'expect(fault.browser).toBe("Chrome 157");'],
    ['one that it gives in words', "expect(parsed('$ 157.00 - 600')).toEqual({ price: 157 });"],
    ['one with cents', 'expect(text).toMatch(/Refunded \\$157\\.50/);'],
    ['a longer amount', 'expect(text).toContain("$1,157 and $157.50 and $1570");'],
  ])('%s: %s', (_, body) => {
    expect(found(inTest(body))).toEqual([]);
  });

  test('one that is set for every test of the file', () => {
    expect(
      found(`const job = buildJob({ total_price: 157 });\n${inTest('expect(job.total_price).toBe(157);')}`),
    ).toEqual([]);
  });

  test('a table of what goes in and comes out', () => {
    const table = `test.each([['157', 157]])('%s is %d', (typed, price) => expect(priceOf(typed)).toBe(price));`;
    expect(found(table)).toEqual([]);
  });
});
