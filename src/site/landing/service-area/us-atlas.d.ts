/** Counties and states of the United States at 1:10,000,000; typed by hand, as the file's own literal type is huge. */
declare module 'us-atlas/counties-10m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const atlas: Topology<{
    counties: GeometryCollection<{ name: string }>;
    states: GeometryCollection<{ name: string }>;
  }>;
  export default atlas;
}
