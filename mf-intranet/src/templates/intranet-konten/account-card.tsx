import lists from '@gm/shared/list/list.module.css';
import { ROLE_NAMES } from '@gm/shared/rules/accesses';
import type { AccountEntry } from '@gm/shared/schemas/accounts';
import type { FormState } from '@gm/shared/schemas/form';
import { Button } from '@gm/shared/ui/button';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { AccountForm } from './account-form.tsx';
import { AccountRights } from './account-rights.tsx';
import type { RightKinds } from './intranet-konten.context.ts';
import styles from './intranet-konten.module.css';
import { OwnPassword } from './own-password.tsx';
import { RoleChoice } from './role-choice.tsx';

interface AccountCardProps {
  konto: AccountEntry;
  /** Action of its forms. */
  address: string;
  kinds: RightKinds;
  /** The refused form of any account. */
  rejected: FormState | undefined;
}

const ACCOUNT_KIND = { intern: 'Verwaltung', rat: 'Gemeinderat', verein: 'Verein oder Betrieb' } as const;

/** An account and its operations. */
export function AccountCard({ konto: account, address, kinds, rejected }: AccountCardProps) {
  const {
    id,
    art: kind,
    vorname: firstName,
    nachname: lastName,
    email,
    rollen: roles,
    rechte: rights,
    vertretungen: substitutions,
    gesperrt: locked,
    zweiter_faktor,
  } = account;
  const own = rejected?.werte.id === String(id) ? rejected : undefined;
  const roleChoice = own?.werte.vorgang === 'rollen' ? own : undefined;
  const chosen = roleChoice ? [roleChoice.werte.rollen ?? []].flat() : roles;
  const traits = [
    ACCOUNT_KIND[kind],
    ...roles.map((role) => ROLE_NAMES[role]),
    ...(rights.length > 0 ? ['Rechte an Inhalten'] : []),
    ...(substitutions.length > 0 ? ['Vertretung'] : []),
    ...(zweiter_faktor ? ['Zweiter Faktor'] : []),
    ...(locked ? ['Gesperrt'] : []),
  ];
  return (
    <li className={joinClasses(lists.line, styles.account)}>
      <div>
        <h3>
          {firstName} {lastName}
        </h3>
        <p>{email}</p>
        <p className={joinClasses(lists.facts, styles.facts)}>
          {traits.map((trait) => (
            <span key={trait} className={lists.category}>
              {trait}
            </span>
          ))}
        </p>
        <details className={styles.details} open={own !== undefined}>
          <summary>
            Ändern<VisuallyHidden> – {email}</VisuallyHidden>
          </summary>
          {kind === 'intern' && (
            <AccountForm id={id} address={address}>
              <RoleChoice title="Rollen" chosen={chosen} />
              <OwnPassword
                id={`rollen-passwort-${id}`}
                hint="Nur nötig, wenn das Konto eine Rolle dazubekommt."
                message={roleChoice?.fehler.find(({ feld: field }) => field === 'passwort')?.meldung}
              />
              <div>
                <Button type="submit" name="vorgang" value="rollen">
                  Rollen speichern
                </Button>
              </div>
            </AccountForm>
          )}
          {kind !== 'rat' && <AccountRights konto={account} address={address} kinds={kinds} rejected={own} />}
          <AccountForm id={id} address={address}>
            <div className={styles.buttons}>
              <Button type="submit" name="vorgang" value="passwort" variant="secondary">
                {kind === 'verein' ? 'Link zum Anmelden schicken' : 'Link für ein neues Passwort schicken'}
              </Button>
              {zweiter_faktor && (
                <Button type="submit" name="vorgang" value="zweiter-faktor-aus" variant="secondary">
                  Zweiten Faktor abschalten
                </Button>
              )}
              <Button type="submit" name="vorgang" value={locked ? 'entsperren' : 'sperren'} variant="secondary">
                {locked ? 'Konto entsperren' : 'Konto sperren'}
              </Button>
            </div>
          </AccountForm>
        </details>
      </div>
    </li>
  );
}
