import { Alert } from '../ui/alert.tsx';

/** Replaces a list whose call failed, as opposed to an empty list. */
export function Cancelled({ was }: { was: string }) {
  return (
    <Alert kind="warning" title={`${was} können gerade nicht geladen werden`}>
      <p>Bitte versuchen Sie es in einigen Minuten erneut.</p>
    </Alert>
  );
}
