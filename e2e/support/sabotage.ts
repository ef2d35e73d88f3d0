type Side = 'server' | 'client';

/**
 * Edit for `ReleaseStore.forge`: one template runs `statement` (JavaScript) at the start of every rendering, on one
 * side. It works on the table of exposed modules in the container's entry, whatever the template's own code looks like.
 */
export function breakRender(template: string, side: Side, statement: string): (text: string, file: string) => string {
  const exposed = new RegExp(`("\\./${template}":\\(\\)=>(?:(?!"\\./).)+?\\.then\\(\\(\\)=>\\(\\)=>)(\\w+\\(\\d+\\))`);
  return (text, file) => {
    if (!file.startsWith(`${side}/remoteEntry.`)) return text;
    if (!exposed.test(text)) throw new Error(`${file} exposes no '${template}' in the expected shape`);
    return text.replace(exposed, `$1({default:(props)=>{${statement};return ($2).default(props)}})`);
  };
}
