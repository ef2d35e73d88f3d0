import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { Alert } from '@gm/shared/ui/alert';
import { useEffect, useState } from 'react';
import { readWunsch, type Wunsch } from '../../vor-ort/read-wunsch.ts';
import { listListen, nameListe, type Offen } from '../../vor-ort/tresor.ts';
import { canEncrypt } from '../../vor-ort/verschluesselung.ts';
import { Anwesenheit } from './anwesenheit.tsx';
import { Aufschliessen } from './aufschliessen.tsx';
import type { FerienprogrammVorOrtProps } from './ferienprogramm-vor-ort.context.ts';
import { Mitnehmen } from './mitnehmen.tsx';

type Listen = ReturnType<typeof listListen>['listen'];

/** The attendance list: taken along with a code, opened by it, erased with the day. */
export default function FerienprogrammVorOrt({ options }: FerienprogrammVorOrtProps) {
  const [listen, setListen] = useState<Listen | null>(null);
  const [wunsch, setWunsch] = useState<Wunsch | null>(null);
  const [offen, setOffen] = useState<Offen | null>(null);
  const [nachricht, setNachricht] = useState<string | null>(null);
  const [zuletzt, setZuletzt] = useState<string | null>(null);

  function look(warum: string | null): void {
    const { listen: da, geloescht } = listListen(Date.now());
    const vorbei = geloescht.map(
      (titel) => `Der Tag ist vorbei: Die Liste „${titel}“ wurde von diesem Gerät gelöscht.`,
    );
    setListen(da);
    setZuletzt(offen?.name ?? null);
    setOffen(null);
    setNachricht([warum, ...vorbei].filter(Boolean).join(' ') || null);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the browser knows what the server does not
  useEffect(() => {
    look(null);
    setWunsch(readWunsch());
  }, []);

  if (!listen) {
    return (
      <section className={blatt.blatt}>
        <p>Die Anwesenheitsliste wird geladen …</p>
        <noscript>
          <p>Sie braucht JavaScript. Ohne geht es mit der Liste zum Drucken auf der Seite Ihrer Veranstaltung.</p>
        </noscript>
      </section>
    );
  }
  if (!canEncrypt()) {
    return (
      <Alert kind="warning" title="Ihr Browser kann die Liste hier nicht verschlüsseln">
        <p>Bitte öffnen Sie die Seite mit https oder in einem anderen Browser, oder drucken Sie die Liste.</p>
      </Alert>
    );
  }
  if (offen) return <Anwesenheit offen={offen} abgleich={options.abgleich} end={look} />;

  const take = wunsch && !listen.some(({ name }) => name === nameListe(wunsch.id, wunsch.tag)) ? wunsch : null;
  return (
    <div className={blatt.seite}>
      {nachricht && <Alert kind="warning" title={nachricht} live />}
      {take && <Mitnehmen wunsch={take} pfad={options.mitnahme} open={setOffen} />}
      {listen.map((liste) => (
        <Aufschliessen key={liste.name} {...liste} geradeZu={liste.name === zuletzt} open={setOffen} end={look} />
      ))}
      {!take && listen.length === 0 && (
        <section className={blatt.blatt} aria-labelledby="keine">
          <h2 id="keine">Auf diesem Gerät ist keine Liste</h2>
          <p>
            Melden Sie sich als Veranstalter an, öffnen Sie Ihre Veranstaltung und wählen Sie „Anwesenheitsliste
            mitnehmen“. Dazu brauchen Sie einmal eine Verbindung zum Internet.
          </p>
          <p>
            <a href="/ferienprogramm-veranstalter/">Als Veranstalter anmelden</a>
          </p>
        </section>
      )}
    </div>
  );
}
