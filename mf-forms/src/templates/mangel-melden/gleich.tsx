import type { Maengel, Mangel } from '@gm/shared/bereiche/maengel/maengel';
import { MANGEL_FELDER as LABEL } from '@gm/shared/bereiche/maengel/mangel-felder';
import { findStrasse } from '@gm/shared/bereiche/maengel/strassen';
import { formatDatum } from '@gm/shared/format/datum';
import eingabe from '@gm/shared/formular/eingabe.module.css';
import { useFormularKontext } from '@gm/shared/formular/formular-kontext';
import { RadioGroup } from '@gm/shared/formular/radio-group';
import { useWert } from '@gm/shared/formular/use-wert';
import { useEffect, useMemo, useState } from 'react';
import { findNahe } from '../../maengel/find-nahe.ts';
import { getOrt } from '../../maengel/get-ort.ts';

const NEIN = 'Nein, es ist etwas anderes';

const describe = ({ art, gemeldet, mal, ...ort }: Mangel) =>
  `${art}, ${getOrt(ort)}, gemeldet am ${formatDatum(gemeldet)}${mal > 1 ? `, ${mal}-mal gemeldet` : ''}`;

const readGrad = (wert: unknown) => (wert === undefined || wert === '' ? null : Number(wert));

/** What is reported already and may be the same: one more report of it is no new one. */
export function Gleich({ maengel, strassen }: Pick<Maengel, 'maengel' | 'strassen'>) {
  const { form, startwerte } = useFormularKontext();
  // Before scripts run the list below has the same name: a form must not send both.
  const [bereit, setBereit] = useState(false);
  useEffect(() => setBereit(true), []);
  const offene = useMemo(() => maengel.filter(({ stand }) => stand !== 'behoben'), [maengel]);
  const art = String(useWert('art') ?? '');
  const text = String(useWert('strasse') ?? '');
  const breitengrad = readGrad(useWert('breitengrad'));
  const laengengrad = readGrad(useWert('laengengrad'));
  const strasse = useMemo(() => findStrasse(strassen, text), [strassen, text]);
  const nahe = useMemo(() => {
    const stelle = { strasse: strasse?.name ?? null, ortsteil: strasse?.ortsteil ?? null, breitengrad, laengengrad };
    return findNahe(offene, { art, ...stelle });
  }, [offene, art, strasse, breitengrad, laengengrad]);
  // Another kind or place has other neighbours: what was chosen among the former ones is meant no more.
  const auswahl = nahe.map(({ nummer }) => String(nummer)).join();
  useEffect(() => {
    const gewaehlt = String(form.getValues('gleich') ?? '');
    if (gewaehlt && !auswahl.split(',').includes(gewaehlt)) form.setValue('gleich', '');
  }, [form, auswahl]);

  const optionen = nahe.map((mangel) => ({ wert: String(mangel.nummer), text: describe(mangel) }));
  return (
    <>
      {offene.length > 0 && (
        <noscript>
          <label>
            Ist es schon gemeldet? Dann wählen Sie es bitte aus.
            <select name="gleich" className={eingabe.eingabe} defaultValue={startwerte.gleich ?? ''}>
              <option value="">{NEIN}</option>
              {offene.map((mangel) => (
                <option key={mangel.nummer} value={mangel.nummer}>
                  {describe(mangel)}
                </option>
              ))}
            </select>
          </label>
        </noscript>
      )}
      <div role="status">
        {bereit && optionen.length > 0 && (
          <RadioGroup
            key={auswahl}
            name="gleich"
            label={LABEL.gleich}
            hint="In der Nähe ist schon etwas gemeldet. Ist es das, melden Sie sich einfach dazu."
            optionen={[...optionen, { wert: '', text: NEIN }]}
          />
        )}
      </div>
    </>
  );
}
