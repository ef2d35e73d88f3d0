import { CircleAlert } from 'lucide-react';
import type { MouseEvent, Ref } from 'react';
import type { FeldFehler } from '../schemas/formular.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './error-summary.module.css';
import { useFehler, useFormularKontext } from './formular-kontext.ts';
import { joinPaare } from './join-paare.ts';
import { feldId } from './use-formular.ts';

function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  // The browser's own jump would put the field under the sticky header and a step into the history.
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

/** Neighbours that belong together; what belongs to nothing stands alone. */
function groupFehler(fehler: readonly FeldFehler[], getGruppe: (feld: string) => string | undefined) {
  const gruppen: { titel: string | undefined; fehler: FeldFehler[] }[] = [];
  for (const eintrag of fehler) {
    const titel = getGruppe(eintrag.feld);
    const letzte = gruppen.at(-1);
    if (letzte && letzte.titel === titel) letzte.fehler.push(eintrag);
    else gruppen.push({ titel, fehler: [eintrag] });
  }
  return gruppen;
}

/** All refused fields above the form, each a way to its field; works as plain anchors without JavaScript. */
export function ErrorSummary({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { name, getGruppe, vomServer } = useFormularKontext();
  const fehler = useFehler();
  if (fehler.length === 0) return null;
  const titel =
    fehler.length === 1
      ? 'Eine Angabe fehlt oder ist nicht gültig'
      : `${fehler.length} Angaben fehlen oder sind nicht gültig`;
  const titelId = `${name}-fehlerliste`;
  const listFehler = (eintraege: readonly FeldFehler[]) =>
    eintraege.map(({ feld, meldung }) => (
      <li key={feld}>
        <a href={`#${feldId(name, feld)}`} onClick={focusField}>
          {meldung}
        </a>
      </li>
    ));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, this groups links
    <div
      ref={ref}
      className={styles.summary}
      role="group"
      aria-labelledby={titelId}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript nothing else leads to what is wrong
      autoFocus={vomServer}
    >
      <CircleAlert aria-hidden="true" />
      <h2 id={titelId}>
        <VisuallyHidden>Fehler:</VisuallyHidden> {titel}
      </h2>
      <ul>
        {groupFehler(joinPaare(fehler), getGruppe).map(({ titel: gruppe, fehler: eintraege }) =>
          gruppe ? (
            <li key={eintraege[0]?.feld}>
              {gruppe}
              <ul>{listFehler(eintraege)}</ul>
            </li>
          ) : (
            listFehler(eintraege)
          ),
        )}
      </ul>
    </div>
  );
}
