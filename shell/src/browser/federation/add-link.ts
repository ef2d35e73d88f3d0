export function createLink(attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
  return Object.assign(document.createElement('link'), attributes);
}

/** Resolves when the file is loaded and verified; a failed link is removed from the document. */
export function addLink(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`Failed to load ${link.href}`));
    };
    document.head.append(link);
  });
}
