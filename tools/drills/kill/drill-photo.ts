import sharp from 'sharp';

/** A small photo that the server accepts. */
export const drillPhoto = await sharp({
  create: { width: 320, height: 240, channels: 3, background: '#0B6470' },
})
  .jpeg()
  .toBuffer();
