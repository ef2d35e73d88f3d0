type Side = 'server' | 'client';

/**
 * Edit for `ReleaseStore.forge`: runs `statement` (JavaScript) at the start of each render of one template, on one
 * side. It wraps the exposed modules in the container's entry, independent of the template's code.
 */
export function breakRender(template: string, side: Side, statement: string): (text: string, file: string) => string {
  const exposed = new RegExp(`("\\./${template}":\\(\\)=>(?:(?!"\\./).)+?\\.then\\(\\(\\)=>\\(\\)=>)(\\w+\\(\\d+\\))`);
  return (text, file) => {
    if (!file.startsWith(`${side}/remoteEntry.`)) return text;
    if (!exposed.test(text)) throw new Error(`${file} exposes no '${template}' in the expected shape`);
    return text.replace(exposed, `$1({default:(props)=>{${statement};return ($2).default(props)}})`);
  };
}
