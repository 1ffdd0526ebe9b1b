import { writtenTime } from '@domain/time/written-time';
import { PDFName } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { business } from '@domain/business/business';
import { whoseDevice, type SignedWith } from '@domain/legal/signed-with';
import { labelsOf } from '@domain/legal/consent-labels';
import { mediaReleaseTexts } from '@domain/media-release/media-release-text';
import { mediaUseFields } from '@domain/media-release/media-uses';
import { buildSigningPdf } from './build-signing-pdf';
import { agreementOf, releaseOf, signature } from './testing/content-of';
import { dictionariesOf, dictionariesOfType, readPdf } from './testing/read-pdf';
import { expectInOrder, wordsOf } from './testing/words-of';

const labels = labelsOf(mediaReleaseTexts[0]);

const signedDocuments = [
  ['agreement', agreementOf],
  ['release', releaseOf],
] as const;

describe.each(signedDocuments)('a signed %s', (_name, contentOf) => {
  test('contains every word of the text, in order', async () => {
    const content = contentOf();
    expectInOrder((await readPdf(await buildSigningPdf(content))).text, wordsOf(content.text));
  });

  test('leaves no heading alone at the bottom of a page', async () => {
    const content = contentOf();
    const headings = content.text.sections.map(({ heading }) => heading);
    // Addresses of several lengths shift the text across pages.
    for (const lines of [0, 1, 2, 3, 4, 5]) {
      const propertyAddress = 'Ridgeline Drive '.repeat(1 + lines * 5);
      const { pages } = await readPdf(await buildSigningPdf({ ...content, propertyAddress }));
      const last = pages.map(({ text }) => headings.find((heading) => text.endsWith(heading)));
      expect(last.filter(Boolean)).toEqual([]);
    }
  });

  test('contains client and property', async () => {
    const { pages } = await readPdf(await buildSigningPdf(contentOf()));
    expect(pages[0]?.text).toContain('Client Jordan P. Alvarez');
    expect(pages[0]?.text).toContain('Property 482 E Ridgeline Dr, Shaker Heights, OH 44103');
  });

  test('ends with an evidence page', async () => {
    const content = contentOf();
    const { pages } = await readPdf(await buildSigningPdf(content));
    expectInOrder(pages.at(-1)?.text ?? '', [
      'Evidence of this signature',
      content.text.title,
      `Text version ${content.text.version}`,
      `SHA-256 of the text ${content.textHash}`,
      'Signed by Jordan P. Alvarez',
      'Signature, as typed Jordan Alvarez',
      `Signed at, ${business.state} ${writtenTime(content.signature?.signedAt ?? new Date(0), business.timeZone)}`,
      'Signed at, UTC 2026-07-14T20:04:05.123Z',
      `IP address ${signature.ipAddress}`,
      `Device ${signature.userAgent}`,
      `Device’s clock ${signature.deviceTimestamp}`,
      'Booking 3F2A9C1B',
    ]);
  });

  test('shows page numbers and the booking on every page', async () => {
    const { pages } = await readPdf(await buildSigningPdf(contentOf()));
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach(({ frame }, index) => {
      expect(frame).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(frame).toContain('booking 3F2A9C1B');
    });
  });

  test('embeds every font', async () => {
    const dictionaries = await dictionariesOf(await buildSigningPdf(contentOf()));
    const descriptors = dictionariesOfType(dictionaries, 'FontDescriptor');
    expect(descriptors).toHaveLength(3);
    for (const descriptor of descriptors) expect(descriptor.has(PDFName.of('FontFile2'))).toBe(true);
    const simple = dictionariesOfType(dictionaries, 'Font').filter(
      (font) =>
        !['Type0', 'CIDFontType2'].some((kind) => font.get(PDFName.of('Subtype')) === PDFName.of(kind)),
    );
    expect(simple).toEqual([]);
  });

  test('has no actions, scripts, or attachments', async () => {
    const bytes = await buildSigningPdf(contentOf());
    const keys = (await dictionariesOf(bytes)).flatMap((dict) => dict.keys().map((key) => key.decodeText()));
    const active = [
      'OpenAction',
      'AA',
      'A',
      'JS',
      'JavaScript',
      'EmbeddedFiles',
      'AcroForm',
      'Annots',
      'URI',
    ];
    expect(keys.filter((key) => active.includes(key))).toEqual([]);
    expect((await readPdf(bytes)).active).toEqual({ scripts: null, openAction: null, attachments: null });
  });

  test('is small, and identical for identical content', async () => {
    const bytes = await buildSigningPdf(contentOf());
    // Text shaped for another document in between must not affect this one.
    await buildSigningPdf(contentOf({ clientName: 'ﬁ Ω µ ∆ Ω Δ', propertyAddress: 'Ångström ℓ fi ffl' }));
    expect(Buffer.from(await buildSigningPdf(contentOf())).equals(bytes)).toBe(true);
    expect(bytes.length).toBeLessThan(120_000);
  });
});

test('the agreement shows its date and fee, and no consents', async () => {
  const { pages, text } = await readPdf(await buildSigningPdf(agreementOf({ fee: 175.5 })));
  expect(pages[0]?.text).toContain('Inspection date Thursday, July 16, 2026');
  expect(pages[0]?.text).toContain('Fee $175.50');
  expect(text).not.toContain('What the client agrees to');
});

test('the release shows for each consent whether it was given', async () => {
  const { pages, text } = await readPdf(await buildSigningPdf(releaseOf()));
  expectInOrder(
    text,
    mediaUseFields.map(
      (field) => `${labels[field]} ${field === 'photo_use_consent' ? 'Agreed' : 'Not agreed'}`,
    ),
  );
  expect(pages[0]?.text).not.toMatch(/Inspection date|Fee/);
});

test('the release of a client who consents to nothing says so', async () => {
  const consents = [
    ...mediaUseFields.map((field) => ({ label: labels[field], given: false })),
    { label: labels.consent_declined, given: true, word: 'My answer' },
  ];
  const { text } = await readPdf(await buildSigningPdf(releaseOf({ consents })));
  expectInOrder(text, [
    'What the client answers',
    ...mediaUseFields.map((field) => `${labels[field]} Not agreed`),
    `${labels.consent_declined} My answer`,
    'Signature',
  ]);
  expect(text).not.toContain('What the client agrees to');
});

test('the signature is before the evidence, with name and time', async () => {
  const { text } = await readPdf(await buildSigningPdf(agreementOf()));
  expect(text).toContain(
    `Signature Jordan Alvarez Printed name: Jordan P. Alvarez Signed electronically on ${writtenTime(signature.signedAt, business.timeZone)}`,
  );
});

test('a signature under another name is printed next to the client’s name', async () => {
  const { pages } = await readPdf(await buildSigningPdf(agreementOf({ bookedFor: 'Dana Whitlock' })));
  expect(pages[0]?.text).toContain('Client Jordan P. Alvarez Booked for Dana Whitlock Property');
  expect(pages.at(-1)?.text).toContain(
    'Signature, as typed Jordan Alvarez Client on the booking Dana Whitlock, not the name that was signed',
  );
});

describe('the evidence says on whose device it was signed', () => {
  const rowsWith = async (signedWith: SignedWith | null) => {
    const { pages } = await readPdf(
      await buildSigningPdf(agreementOf({ signature: { ...signature, signedWith } })),
    );
    return pages.at(-1)?.text ?? '';
  };

  test.each(Object.entries(whoseDevice))('%s', async (way, words) => {
    expect(await rowsWith(way as SignedWith)).toContain(`Whose device ${words} IP address`);
  });

  test('an older document is rendered as it was signed', async () => {
    const rows = await rowsWith(null);
    expect(rows).not.toContain('Whose device');
    expect(rows).toMatch(/Signed at, UTC \S+ IP address/);
  });
});

test('the metadata contains title, author, language, and time', async () => {
  const { info, pages } = await readPdf(await buildSigningPdf(agreementOf()));
  expect(info).toMatchObject({
    Title: 'Sewer Scope Inspection Agreement',
    Author: business.name,
    Language: 'en-US',
    CreationDate: 'D:20260714200405Z',
  });
  expect(pages[0]?.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']));
});

describe.each(signedDocuments)('a copy of the %s to read before signing', (_name, contentOf) => {
  test('is marked on every page and has neither signature nor evidence', async () => {
    const content = contentOf({ signature: null });
    const { pages, text } = await readPdf(await buildSigningPdf(content));
    expect(pages[0]?.text).toContain('Not signed: for review only');
    for (const { frame } of pages) expect(frame).toContain('Not signed: for review only');
    expectInOrder(text, wordsOf(content.text));
    expect(text).not.toMatch(/Evidence|Signed electronically|Agreed to by/);
    expect(text).toContain(content.textHash);
  });

  test('shows no consent as given or refused', async () => {
    const { text } = await readPdf(await buildSigningPdf(contentOf({ signature: null })));
    expect(text).not.toMatch(/Not agreed|Agreed/);
  });
});

describe('names and addresses of all kinds', () => {
  const nameOnDocument = async (clientName: string, changes = {}) => {
    const { pages } = await readPdf(await buildSigningPdf(agreementOf({ clientName, ...changes })));
    return pages[0]?.text ?? '';
  };

  test.each(['Zoë Müller-Łukasiewicz', 'Nguyễn Thị Hằng', 'Анна Иванова', 'Ελένη Παπαδοπούλου', 'q̃ x̂'])(
    '%s is printed unchanged',
    async (name) => {
      expect(await nameOnDocument(name)).toContain(`Client ${name} Property`);
    },
  );

  test.each([
    ['an emoji', 'Jo 😀 Lee', 'Jo [U+1F600] Lee'],
    ['Hebrew', 'שלום Levi', '[U+05E9][U+05DC][U+05D5][U+05DD] Levi'],
    ['Chinese', '李小龍', '[U+674E][U+5C0F][U+9F8D]'],
  ])('%s is printed as its code points', async (_what, name, shown) => {
    expect(await nameOnDocument(name)).toContain(`Client ${shown} Property`);
  });

  test('characters with a shared glyph are extracted as typed', async () => {
    const name = 'µ μ Đ Ð A А Α';
    expect(await nameOnDocument(name)).toContain(`Client ${name} Property`);
  });

  test('a signature that the script font cannot display is still printed', async () => {
    const { text } = await readPdf(
      await buildSigningPdf(agreementOf({ signature: { ...signature, name: 'Анна 😀' } })),
    );
    expect(text).toContain('Signature Анна [U+1F600] Printed name');
  });

  test('120 wide letters and an address of 300 characters without spaces wrap completely', async () => {
    const name = 'W'.repeat(120);
    const address = 'M'.repeat(300);
    const { text } = await readPdf(
      await buildSigningPdf(
        agreementOf({ clientName: name, propertyAddress: address, signature: { ...signature, name } }),
      ),
    );
    const joined = text.replaceAll(' ', '');
    expect(joined).toContain(`Client${name}Property${address}Inspectiondate`);
    expect(joined).toContain(`Signature${name}Printedname:${name}Signedelectronically`);
  });

  test('handles a device without details and one with very long ones', async () => {
    const long = await readPdf(
      await buildSigningPdf(agreementOf({ signature: { ...signature, userAgent: 'x'.repeat(1000) } })),
    );
    expect(long.text.replaceAll(' ', '')).toContain(`Device${'x'.repeat(1000)}Device’sclock`);
    const silent = await readPdf(
      await buildSigningPdf(
        agreementOf({ signature: { ...signature, userAgent: ' ', deviceTimestamp: '' } }),
      ),
    );
    expect(silent.text).toContain('Device Not given Device’s clock Not given');
  });
});
