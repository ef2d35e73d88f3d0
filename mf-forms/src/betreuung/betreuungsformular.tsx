import { ZUSTIMMUNGEN_FELDER } from '@gm/shared/bereiche/betreuung/betreuung-felder';
import { Bedingt } from '@gm/shared/formular/bedingt';
import { FormSection } from '@gm/shared/formular/form-section';
import { FormularRahmen } from '@gm/shared/formular/formular-rahmen';
import { TextArea } from '@gm/shared/formular/text-area';
import { useAnfrage } from '@gm/shared/formular/use-anfrage';
import type { FormularOptionen } from '@gm/shared/formular/use-formular';
import type { Seite } from '@gm/shared/vertrag';
import type { ReactNode } from 'react';
import { ElternAbschnitte } from './eltern-abschnitte.tsx';
import { getGruppe } from './get-gruppe.ts';
import { PersonenAbschnitt } from './personen-abschnitt.tsx';
import { useKurz } from './use-kurz.ts';
import { ZustimmungenAbschnitt } from './zustimmungen-abschnitt.tsx';

interface BetreuungsformularProps {
  name: string;
  seite: Seite;
  options: { aktion: string; datenschutzLink: string; kontaktMail: string };
  label: Readonly<Record<string, string>>;
  loadSchema: FormularOptionen['loadSchema'];
  /** Below the thanks. */
  dank: ReactNode;
  /** Number of sections; the last five are the same everywhere. */
  von: number;
  /** The sections before them: child, and what is asked for. */
  children: ReactNode;
}

/** Sections of the form for who ends care: request, child, guardian, remarks, protection of data. */
export const ABMELDUNG_ABSCHNITTE = 5;

/** The last five sections; who ends care is asked for three of them, shortened. */
function LetzteAbschnitte({ von, datenschutzLink, mail }: { von: number; datenschutzLink: string; mail: string }) {
  const kurz = useKurz();
  const gesamt = kurz ? ABMELDUNG_ABSCHNITTE : von;
  return (
    <>
      <ElternAbschnitte nummer={kurz ? gesamt - 2 : gesamt - 4} von={gesamt} nurKontakt={kurz} />
      <Bedingt wenn={!kurz}>
        <PersonenAbschnitt nummer={gesamt - 2} von={gesamt} />
      </Bedingt>
      <FormSection nummer={gesamt - 1} von={gesamt} titel="Sonstiges">
        <TextArea
          name="sonstige_angaben"
          label={ZUSTIMMUNGEN_FELDER.sonstige_angaben}
          hint={kurz ? undefined : 'Zum Beispiel Allergien, Medikamente oder wer Ihr Kind abholen darf'}
        />
      </FormSection>
      <ZustimmungenAbschnitt
        nummer={gesamt}
        von={gesamt}
        datenschutzLink={datenschutzLink}
        mail={mail}
        nurDatenschutz={kurz}
      />
    </>
  );
}

/** What the two forms about care at school have in common: everything but the child and what is asked for. */
export function Betreuungsformular({
  name,
  seite,
  options,
  label,
  loadSchema,
  dank,
  von,
  children,
}: BetreuungsformularProps) {
  const { mail, rahmen } = useAnfrage({
    name,
    seite,
    options,
    label,
    getGruppe,
    ohneEntwurf: ['einverstaendniserklaerung', 'fotos', 'valid'],
    loadSchema,
  });
  return (
    <FormularRahmen
      {...rahmen}
      absenden="Anfrage abschicken"
      erfolg={{ titel: 'Vielen Dank für Ihren Anfrage!', text: dank }}
    >
      {children}
      <LetzteAbschnitte von={von} datenschutzLink={options.datenschutzLink} mail={mail} />
    </FormularRahmen>
  );
}
