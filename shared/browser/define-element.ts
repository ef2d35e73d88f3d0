/**
 * Defines a custom element once the document stands: an element meets its whole content then, also where the script came
 * before the page's end.
 */
export function defineElement(name: string, element: CustomElementConstructor): void {
  const define = () => {
    if (!customElements.get(name)) customElements.define(name, element);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', define, { once: true });
  else define();
}
