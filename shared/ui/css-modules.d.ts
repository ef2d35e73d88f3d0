/** Class names of a CSS Module. Names that do not exist are undefined, which React leaves out. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}
