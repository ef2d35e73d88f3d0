import { Anmelden } from '@gm/shared/konten/anmelden';
import { LinkButton } from '@gm/shared/ui/link-button';
import { useRatsprofil } from '../../teile/use-ratsprofil.ts';
import type { RatsloginProps } from './ratslogin.context.ts';

/** Log-in of the council's members. */
export default function Ratslogin({ context, options, seite }: RatsloginProps) {
  const { profil } = useRatsprofil();
  const mitglied = context.mitglied ?? profil;
  if (mitglied) {
    return (
      <>
        <h2>
          Sie sind angemeldet, {mitglied.vorname} {mitglied.nachname}
        </h2>
        <p>
          {mitglied.pw_geaendert ? (
            <LinkButton href="/ratsinfo/">Zur Ratsinformation</LinkButton>
          ) : (
            <LinkButton href="/ratsinfo/passwort/">Eigenes Passwort wählen</LinkButton>
          )}
        </p>
      </>
    );
  }
  return (
    <Anmelden
      template="ratslogin"
      seite={seite}
      aktion={options.aktion}
      ziel="/ratsinfo/"
      vergessenLink="/ratsinfo/passwort-vergessen/"
    />
  );
}
