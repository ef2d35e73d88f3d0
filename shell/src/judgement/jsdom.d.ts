/** The package has no types; of it only a document that no page belongs to is used. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html?: string);
    readonly window: Window;
  }
}
