import { LogIn } from '@gm/shared/accounts/log-in';
import { LinkButton } from '@gm/shared/ui/link-button';
import { useCouncilProfile } from '../../parts/use-council-profile.ts';
import type { RatsloginProps } from './ratslogin.context.ts';

/** Login for council members. */
export default function Ratslogin({ context, options, seite: page }: RatsloginProps) {
  const { profil: profile } = useCouncilProfile();
  const member = context.mitglied ?? profile;
  if (member) {
    return (
      <>
        <h2>
          Sie sind angemeldet, {member.vorname} {member.nachname}
        </h2>
        <p>
          {member.pw_geaendert ? (
            <LinkButton href="/ratsinfo/">Zur Ratsinformation</LinkButton>
          ) : (
            <LinkButton href="/ratsinfo/passwort/">Eigenes Passwort wählen</LinkButton>
          )}
        </p>
      </>
    );
  }
  return (
    <LogIn
      template="ratslogin"
      seite={page}
      action={options.aktion}
      target="/ratsinfo/"
      forgottenLink="/ratsinfo/passwort-vergessen/"
    />
  );
}
