/** Defines a custom element once the document is parsed, so that its content is complete when it connects. */
export function defineElement(name: string, element: CustomElementConstructor): void {
  const define = () => {
    if (!customElements.get(name)) customElements.define(name, element);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', define, { once: true });
  else define();
}
