import { describe, expect, test } from 'vitest';
import { holdsWebAddress, withoutLinks } from './web-address';

const names = [
  'Mary St.John',
  'mary st.john',
  'MARY ST.JOHN',
  'A.J. Cole',
  'A.J.Cole',
  'J.R. Smith Jr.',
  'J.Smith',
  'j.smith',
  'J.Lee',
  'Dr.Kim',
  'Mr. & Mrs. Lee',
  'Anne-Marie d’Aubigné-O’Neil',
  'Dana (Whitlock) Reyes',
  'Dana Whitlock, Ph.D.',
  'Smith, J.',
  'John Smith 3rd.',
  'Dana @ Summit Realty',
  'J.Smith/A.Smith',
  'Dana...',
  '李小龍',
  'שרה כהן',
  'Dana 🏡',
  '',
];

const addresses = [
  'evil.example',
  'EVIL.EXAMPLE',
  'Evil.Example',
  'your $500 refund: https://evil.example',
  'https://evil',
  'hxxp://evil.example',
  'www.x.com',
  'WWW.evil',
  'x.com',
  'X.COM',
  't.co/abc',
  'visit evil.com now',
  'visit (evil.com)',
  'evil.com.',
  'evil.com,',
  'mary.st.john.evil.com',
  'a.j.evil.com',
  'st.john.com',
  'name@host',
  'Dana <dana@example.com>',
  'mailto:dana',
  'tel:+13125550147',
  'javascript:alert(1)',
  '192.168.0.1',
  'evil。example',
  'evil．com',
  'ｅｖｉｌ．ｃｏｍ',
  'evil.c\u00ADom',
  'münchen.example',
  'evil.xn--p1ai',
  'пример.рф',
];

describe('a web or email address', () => {
  test.each(names)('is not found in %j: a dot alone does not make a web address', (name) => {
    expect(holdsWebAddress(name)).toBe(false);
  });

  test.each(addresses)('is found in %j', (text) => {
    expect(holdsWebAddress(text)).toBe(true);
  });
});

describe('text without links', () => {
  test.each([
    ['your $500 refund: https://evil.example/a?b', 'your $500 refund: https[:]//evil[.]example/a?b'],
    ['write to eve@evil.example.', 'write to eve[at]evil[.]example.'],
    ['www.x.com', 'www[.]x[.]com'],
    ['mailto:eve', 'mailto[:]eve'],
    ['evil。example', 'evil[.]example'],
    ['Mary St.John', 'Mary St. John'],
    ['A.J. Cole', 'A.J. Cole'],
    ['482 E Ridgeline Dr., Niles, OH 44070', '482 E Ridgeline Dr., Niles, OH 44070'],
    ['Gate code 12.5\nDog in the yard', 'Gate code 12.5\nDog in the yard'],
  ])('%j becomes %j', (text, shown) => {
    expect(withoutLinks(text)).toBe(shown);
  });

  test.each(addresses)('has no link for %j', (text) => {
    const shown = withoutLinks(text);
    expect(shown).not.toMatch(/:\/\/|[^\s[]@|[\p{L}\p{N}][.。．][\p{L}\p{N}]/u);
  });
});
