import type { Graph, Thing } from 'schema-dts';

/** The things of a page as one block of JSON-LD. No text in it can end the block. */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return `<script type="application/ld+json">${JSON.stringify(graph).replace(/</g, '\\u003c')}</script>`;
}
