/** `@font-face` rules for the heading font at `address` and for the local fallback shown until it loads. */
export function headingFontFaces(address: string): string {
  return (
    `@font-face{font-family:"Bricolage Grotesque";font-weight:600 800;font-display:swap;src:url(${address}) format("woff2")}` +
    // Measured against Arial Bold on the site's own headings.
    '@font-face{font-family:"Bricolage Fallback";font-weight:600 800;src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("Roboto Bold");' +
    'size-adjust:99.2%;ascent-override:93.7%;descent-override:27.2%;line-gap-override:0%}'
  );
}
