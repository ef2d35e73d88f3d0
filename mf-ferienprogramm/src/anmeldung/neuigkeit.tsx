import { Alert } from '@gm/shared/ui/alert';
import { useEffect, useRef } from 'react';

/** What just happened; a new object is news again, even in the same words. */
export interface Nachricht {
  text: string;
}

/** Says what came of a button: the button is far from the news, or gone, so the news gets the focus. */
export function Neuigkeit({ nachricht }: { nachricht: Nachricht }) {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see `Nachricht`
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'center' });
  }, [nachricht]);
  return (
    <div ref={ref} tabIndex={-1}>
      <Alert kind="success" title={nachricht.text} level={3} live />
    </div>
  );
}
