/** A photograph of a surface. */
export interface Photo {
  readonly name: string;
  readonly scheme: 'light' | 'dark';
  readonly png: Buffer;
}

/** One page with all photographs: a row for each color scheme. */
export function photoPage(photos: readonly Photo[]): string {
  const row = (scheme: Photo['scheme']) =>
    photos
      .filter((photo) => photo.scheme === scheme)
      .map(
        ({ name, png }) =>
          `<figure><figcaption>${name}</figcaption><img alt="" width="390" src="data:image/png;base64,${png.toString('base64')}"></figure>`,
      )
      .join('');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Looks</title>
<style>
body { margin: 16px; font: 14px system-ui; background: #888 }
div { display: flex; gap: 16px; overflow-x: auto; padding-bottom: 16px }
figure { margin: 0 } img { display: block }
figcaption { padding: 4px 0; font-weight: 600 }
</style>
<h1>Looks</h1>
<h2>Light</h2>
<div>${row('light')}</div>
<h2>Dark</h2>
<div>${row('dark')}</div>
</html>
`;
}
