import type { Graph, Thing } from 'schema-dts';

/** A page's things as one block of JSON-LD, escaped so that no text can end the block. */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return `<script type="application/ld+json">${JSON.stringify(graph).replace(/</g, '\\u003c')}</script>`;
}
