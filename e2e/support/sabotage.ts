/**
 * Edits for `ReleaseStore.forge` that let one template fail when it renders.
 *
 * A template's module is the one its expose points to; wrapping the module's default export needs no knowledge of the
 * minified code: the factory that the container hands out is replaced.
 */
type Side = 'server' | 'client';

/**
 * @param statement JavaScript that runs at the start of every rendering of the template
 * @returns edit that changes the container entry of one side
 */
export function breakRender(template: string, side: Side, statement: string): (text: string, file: string) => string {
  return (text, file) => {
    if (!file.startsWith(`${side}/remoteEntry`)) return text;
    return text + template + statement;
  };
}
