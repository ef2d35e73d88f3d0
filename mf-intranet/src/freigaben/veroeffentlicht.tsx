import { Alert } from '@gm/shared/ui/alert';

/** Where what was published stands; nothing for what is not public. */
export function Veroeffentlicht({ adresse }: { adresse: string | null | undefined }) {
  if (!adresse) return null;
  return (
    <Alert kind="success" title="Veröffentlicht">
      <p>
        <a href={adresse}>Auf der Website ansehen</a>
      </p>
    </Alert>
  );
}
