import type { RatsaboZiel } from '@gm/shared/bereiche/ratsinfo/ratsabo-stand';
import { Datenschutz } from '@gm/shared/formular/datenschutz';
import { FormularRahmen } from '@gm/shared/formular/formular-rahmen';
import { HiddenField } from '@gm/shared/formular/hidden-field';
import { TextField } from '@gm/shared/formular/text-field';
import { useAnfrage } from '@gm/shared/formular/use-anfrage';
import { Alert } from '@gm/shared/ui/alert';
import { LinkButton } from '@gm/shared/ui/link-button';
import { getAbo } from '../../teile/get-abo.ts';
import teile from '../../teile/ratsinfo.module.css';
import type { RatsaboProps } from './ratsabo.context.ts';
import { RATSABO_FELDER as LABEL } from './ratsabo-felder.ts';

const ZIEL = ['vorlage', 'gremium', 'q', 'typ'] as const;
const WANN = {
  vorlage: 'Sie bekommen eine E-Mail, wenn die Vorlage beraten wird, ein Ergebnis hat oder eine Unterlage dazukommt.',
  gremium: 'Sie bekommen eine E-Mail, wenn es eine neue Sitzung, Tagesordnung oder Vorlage gibt.',
  suche: 'Sie bekommen eine E-Mail, wenn eine neue Vorlage dazu passt.',
} as const;

const loadSchema = () => import('@gm/shared/bereiche/ratsinfo/ratsabo').then((module) => module.ratsaboSchema);

function Anmeldung({ ziel, options, seite }: Omit<RatsaboProps, 'context'> & { ziel: RatsaboZiel }) {
  const gewuenscht = new URLSearchParams(seite.suche);
  const { mail, rahmen } = useAnfrage({
    name: 'ratsabo',
    seite,
    options,
    label: LABEL,
    vorgaben: Object.fromEntries(ZIEL.map((name) => [name, gewuenscht.get(name) ?? ''])),
    ohneEntwurf: [...ZIEL, 'datenschutz'],
    loadSchema,
  });
  return (
    <FormularRahmen
      {...rahmen}
      absenden="Per E-Mail verfolgen"
      erfolg={{
        titel: 'Fast geschafft: Bitte bestätigen Sie Ihre Adresse',
        text: (
          <p>
            Wir haben Ihnen eine E-Mail mit einem Link geschickt. Erst wenn Sie dort bestätigen, schreiben wir Ihnen.
            Nichts angekommen? Sehen Sie bitte auch im Spam-Ordner nach.
          </p>
        ),
      }}
    >
      <div className={teile.gestapelt}>
        <h2>
          <a href={ziel.detailURL}>{getAbo(ziel)}</a>
        </h2>
        <p>{WANN[ziel.art]}</p>
      </div>
      {ZIEL.map((name) => (
        <HiddenField key={name} name={name} />
      ))}
      <TextField name="email" label={LABEL.email} required breite="mittel" type="email" autoComplete="email" />
      <Datenschutz name="datenschutz" link={options.datenschutzLink} mail={mail} />
    </FormularRahmen>
  );
}

/** Form: somebody wants to hear by mail how it goes on with a paper, a body or what a search finds. */
export default function Ratsabo({ context: { ziel }, ...props }: RatsaboProps) {
  if (ziel) return <Anmeldung ziel={ziel} {...props} />;
  return (
    <div className={teile.gestapelt}>
      <Alert title="Was möchten Sie verfolgen?">
        <p>Öffnen Sie eine Vorlage oder ein Gremium, oder suchen Sie ein Stichwort. Dort geht es weiter.</p>
      </Alert>
      <p>
        <LinkButton href="/ratsinfo/vorlagen/">Vorlagen durchsuchen</LinkButton>
      </p>
    </div>
  );
}
