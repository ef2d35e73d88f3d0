/** Class names of a CSS Module. Missing names are undefined, which React omits. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}
