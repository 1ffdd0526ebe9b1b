declare module '*.ttf' {
  /** Path of the font file: relative to the bundle, or absolute when run from source. */
  const file: string;
  export default file;
}
