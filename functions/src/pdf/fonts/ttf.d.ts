declare module '*.ttf' {
  /** The font's file: beside the bundle, or absolute where the source itself runs. */
  const file: string;
  export default file;
}
