import { Back } from '@gm/shared/detail/back';
import sheet from '@gm/shared/detail/work-sheet.module.css';
import { HiddenField } from '@gm/shared/forms/fields/hidden-field';
import { SelectField } from '@gm/shared/forms/fields/select-field';
import { TextField } from '@gm/shared/forms/fields/text-field';
import { FormFrame } from '@gm/shared/forms/frame/form-frame';
import { useForm } from '@gm/shared/forms/state/use-form';
import { Cancelled } from '@gm/shared/list/cancelled';
import { Section } from '@gm/shared/ui/section';
import { newLogIn } from '../../drafts/new-log-in.tsx';
import type { RedaktionSeiteProps } from './redaktion-seite.context.ts';

type PagePlace = NonNullable<RedaktionSeiteProps['context']['seite']>;

const TREE = '/intranet/redaktion/seiten/';
const FIELDS = ['titel', 'unter', 'kurz', 'menue', 'muster', 'wahl'];
const loadSchema = () => import('@gm/shared/schemas/editor/page-order').then((module) => module.pageOrderSchema);

/** Title, address and place in the menu of a page, or of a new one. */
export default function RedaktionSeite({ context: { seite: place }, ...props }: RedaktionSeiteProps) {
  return (
    <Section>
      <div className={sheet.page}>
        <Back href={TREE} text="Seiten und Menü" />
        {place ? <PlaceForm place={place} {...props} /> : <Cancelled was="Titel und Adresse" />}
      </div>
    </Section>
  );
}

function PlaceForm({ place, options, seite: page }: { place: PagePlace } & Omit<RedaktionSeiteProps, 'context'>) {
  const {
    wahl: choice,
    titel: title,
    unter: above,
    kurz: own,
    stelle: chosen,
    isPublic,
    pfad: path,
    seiten: pages,
  } = place;
  const isNew = choice === '';
  const isHome = path === '/';
  const form = useForm({
    name: 'redaktion-seite',
    seite: page,
    action: options.aktion,
    fields: FIELDS,
    presets: { wahl: choice, titel: title, unter: above, kurz: own, menue: chosen, muster: '' },
    // No draft: the page may have changed later.
    notKept: FIELDS,
    async keepOpen({ referenz: reference }) {
      // A new page is written next.
      if (isNew) location.assign(`/intranet/redaktion/${reference}/`);
      return isNew;
    },
    loadSchema,
  });
  const reference = form.state.status === 'success' ? form.state.referenz : '';
  return (
    <section className={sheet.sheet} aria-labelledby="seite-titel">
      <h2 id="seite-titel">{isNew ? 'Neue Seite anlegen' : title}</h2>
      <FormFrame
        form={form}
        submit={isNew ? 'Anlegen und schreiben' : isPublic ? 'Speichern und veröffentlichen' : 'Speichern'}
        success={{
          title: isNew ? 'Angelegt' : isPublic ? 'Veröffentlicht' : 'Gespeichert',
          text: (
            <p>
              {isPublic
                ? 'Titel, Adresse und Menü stimmen ab sofort. Alte Adressen führen zu den neuen.'
                : 'Veröffentlicht ist damit noch nichts.'}
            </p>
          ),
          withoutWayBack: true,
          follow: () => (
            <p>
              <a href={isPublic ? TREE : `/intranet/redaktion/${reference}/`} data-native="">
                {isPublic ? 'Seiten und Menü' : 'Seite schreiben'}
              </a>
            </p>
          ),
        }}
        failure={{
          title: 'Die Seite wurde nicht geändert',
          text: <p>Was Sie eingegeben haben, steht noch da. Bitte versuchen Sie es noch einmal.</p>,
          loggedOut: newLogIn,
        }}
      >
        <HiddenField name="wahl" />
        <TextField name="titel" label="Titel" required />
        {isHome ? (
          <HiddenField name="unter" />
        ) : (
          <>
            {pages.length > 0 ? (
              <SelectField name="unter" label="Steht unter" required options={pages} />
            ) : (
              <TextField name="unter" label="Steht unter" required hint="Die Adresse der Seite darüber, oder „/“." />
            )}
            <TextField
              name="kurz"
              label="Eigener Teil der Adresse"
              width="medium"
              spellCheck={false}
              hint={
                isNew
                  ? 'Wenn Sie nichts eintragen, entsteht er aus dem Titel.'
                  : `Jetzt: ${path}. Ändert sich die Adresse, ziehen Seiten darunter mit, alle Links folgen, und die alte Adresse führt zur neuen.`
              }
            />
          </>
        )}
        <InMenu {...place} />
        {place.muster.length > 0 && (
          <SelectField name="muster" label="Muster" empty="Ohne Muster, leer" options={place.muster} />
        )}
      </FormFrame>
    </section>
  );
}

/** The place in the main menu: chosen once, then arranged in the menu itself. */
function InMenu({ imMenue: now, menue: menu, stellen: places, isPublic }: PagePlace) {
  if (!menu) return null;
  if (now) {
    return (
      <p>
        Steht im Hauptmenü {now}. <a href={menu}>Menü bearbeiten</a>
      </p>
    );
  }
  return (
    <SelectField
      name="menue"
      label="Ins Hauptmenü aufnehmen"
      empty="Nicht ins Menü"
      options={places}
      hint={isPublic ? undefined : 'Im Menü steht die Seite, sobald sie veröffentlicht ist.'}
    />
  );
}
