import { Alert } from '@gm/shared/ui/alert';
import { useHinfuehrung } from './use-hinfuehrung.ts';

/** What just happened; a new object is news again, even in the same words. */
export interface Nachricht {
  text: string;
}

/** Says what came of a button. */
export function Neuigkeit({ nachricht }: { nachricht: Nachricht }) {
  return (
    <div ref={useHinfuehrung(nachricht)} tabIndex={-1}>
      <Alert kind="success" title={nachricht.text} level={3} live />
    </div>
  );
}
