import { Alert } from '../ui/alert.tsx';

/** In place of a list whose call failed, which is not the same as an empty one. */
export function Ausgefallen({ was }: { was: string }) {
  return (
    <Alert kind="warning" title={`${was} können gerade nicht geladen werden`}>
      <p>Bitte versuchen Sie es in einigen Minuten erneut.</p>
    </Alert>
  );
}
