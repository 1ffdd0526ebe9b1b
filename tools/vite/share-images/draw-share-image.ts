import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori from 'satori';
import sharp from 'sharp';
import { fonts } from '../../../domain/brand/font-families';
import { business } from '../../../domain/business/business';
import { shareImageSize, type ShareImage } from '../../../src/site/share-images';
import { headingFonts, type HeadingFontName } from '../../../domain/brand/heading-fonts';
import { lightColors } from '../../../domain/brand/colors';
import { ground, mark } from './ground';

const element = (style: Record<string, string | number>, ...children: unknown[]) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** Larger for short headlines, so that none takes more than two rows. */
const headlineSize = (text: string) => (text.length > 20 ? 82 : 100);

/** One image as PNG. Text is drawn as outlines, so no font must be installed. */
export async function drawShareImage(
  { headline, line }: Omit<ShareImage, 'path'>,
  font: HeadingFontName = fonts.heading,
): Promise<Buffer> {
  const words = element(
    { width: '100%', height: '100%', flexDirection: 'column', padding: '56px 72px', fontFamily: font },
    element(
      { alignItems: 'center', gap: 18, fontSize: 34, fontWeight: 600, color: lightColors.text },
      {
        type: 'img',
        props: { src: `data:image/svg+xml,${encodeURIComponent(mark)}`, width: 64, height: 64 },
      },
      business.name,
    ),
    element(
      {
        marginTop: 44,
        maxWidth: 1010,
        textWrap: 'balance',
        fontSize: headlineSize(headline),
        fontWeight: 800,
        lineHeight: 1,
        letterSpacing: '-0.02em',
        color: lightColors.text,
      },
      headline,
    ),
    element({ marginTop: 22, fontSize: 36, fontWeight: 600, color: lightColors.primary }, line),
  );
  const outlines = await satori(words as Parameters<typeof satori>[0], {
    ...shareImageSize,
    fonts: [await face(font, 600), await face(font, 800)],
  });
  return sharp(Buffer.from(ground()))
    .composite([{ input: Buffer.from(outlines) }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** satori reads WOFF, but neither WOFF2 nor variable fonts. */
async function face(family: HeadingFontName, weight: 600 | 800) {
  const { id } = headingFonts[family];
  const file = createRequire(import.meta.url).resolve(
    `@fontsource/${id}/files/${id}-latin-${weight}-normal.woff`,
  );
  return { name: family, weight, style: 'normal' as const, data: await readFile(file) };
}
