/** Address of a picture of the build. */
declare module '*.webp' {
  const src: string;
  export default src;
}
