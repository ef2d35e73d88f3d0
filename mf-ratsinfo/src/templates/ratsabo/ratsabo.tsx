import type { RatsaboTarget } from '@gm/shared/areas/ratsinfo/ratsabo-state';
import { HiddenField } from '@gm/shared/forms/fields/hidden-field';
import { TextField } from '@gm/shared/forms/fields/text-field';
import { FormFrame } from '@gm/shared/forms/frame/form-frame';
import { Privacy } from '@gm/shared/forms/frame/privacy';
import { useInquiry } from '@gm/shared/forms/frame/use-inquiry';
import { Alert } from '@gm/shared/ui/alert';
import { LinkButton } from '@gm/shared/ui/link-button';
import { getSubscription } from '../../parts/get-subscription.ts';
import parts from '../../parts/ratsinfo.module.css';
import type { RatsaboProps } from './ratsabo.context.ts';
import { RATSABO_FIELDS as LABEL } from './ratsabo-fields.ts';

const TARGET = ['vorlage', 'gremium', 'q', 'typ'] as const;
const WHEN = {
  vorlage: 'Sie bekommen eine E-Mail, wenn die Vorlage beraten wird, ein Ergebnis hat oder eine Unterlage dazukommt.',
  gremium: 'Sie bekommen eine E-Mail, wenn es eine neue Sitzung, Tagesordnung oder Vorlage gibt.',
  suche: 'Sie bekommen eine E-Mail, wenn eine neue Vorlage dazu passt.',
} as const;

const loadSchema = () => import('@gm/shared/areas/ratsinfo/ratsabo').then((module) => module.ratsaboSchema);

function Registration({ target, options, seite: page }: Omit<RatsaboProps, 'context'> & { target: RatsaboTarget }) {
  const desired = new URLSearchParams(page.suche);
  const { mail, frame } = useInquiry({
    name: 'ratsabo',
    seite: page,
    options,
    label: LABEL,
    presets: Object.fromEntries(TARGET.map((name) => [name, desired.get(name) ?? ''])),
    notKept: [...TARGET, 'datenschutz'],
    loadSchema,
  });
  return (
    <FormFrame
      {...frame}
      submit="Per E-Mail verfolgen"
      success={{
        title: 'Fast geschafft: Bitte bestätigen Sie Ihre Adresse',
        open: true,
        text: (
          <p>
            Wir haben Ihnen eine E-Mail mit einem Link geschickt. Erst wenn Sie dort bestätigen, schreiben wir Ihnen.
            Nichts angekommen? Sehen Sie bitte auch im Spam-Ordner nach.
          </p>
        ),
      }}
    >
      <div className={parts.stacked}>
        <h2>
          <a href={target.detailURL}>{getSubscription(target)}</a>
        </h2>
        <p>{WHEN[target.art]}</p>
      </div>
      {TARGET.map((name) => (
        <HiddenField key={name} name={name} />
      ))}
      <TextField name="email" label={LABEL.email} required width="medium" type="email" autoComplete="email" />
      <Privacy name="datenschutz" link={options.datenschutzLink} mail={mail} />
    </FormFrame>
  );
}

/** Form to subscribe to mails about a paper, a body or the results of a search. */
export default function Ratsabo({ context: { ziel: target }, ...props }: RatsaboProps) {
  if (target) return <Registration target={target} {...props} />;
  return (
    <div className={parts.stacked}>
      <Alert title="Was möchten Sie verfolgen?">
        <p>Öffnen Sie eine Vorlage oder ein Gremium, oder suchen Sie ein Stichwort. Dort geht es weiter.</p>
      </Alert>
      <p>
        <LinkButton href="/ratsinfo/vorlagen/">Vorlagen durchsuchen</LinkButton>
      </p>
    </div>
  );
}
