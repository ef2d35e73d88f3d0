/**
 * Calls `carryOut` once when `element` is near the viewport. Returns a cancel function; null without
 * IntersectionObserver.
 */
export function waitUntilSeen(element: Element, carryOut: () => void): (() => void) | null {
  if (!('IntersectionObserver' in window)) return null;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      carryOut();
    },
    { rootMargin: '300px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
