const longestSide = 1280;

/** What a video element shows, as a JPEG: for browsers that can't decode single frames. @throws Error if it can't be drawn */
export async function drawShown(video: HTMLVideoElement): Promise<Blob> {
  const scale = Math.min(1, longestSide / Math.max(video.videoWidth, video.videoHeight, 1));
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.round(video.videoWidth * scale),
    height: Math.round(video.videoHeight * scale),
  });
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null || canvas.width === 0) throw new Error('no picture to draw');
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the picture cannot be encoded')) : resolve(blob)),
      'image/jpeg',
      0.92,
    );
  });
}
