import sheet from '@gm/shared/detail/work-sheet.module.css';
import { Alert } from '@gm/shared/ui/alert';
import { useEffect, useState } from 'react';
import { canEncrypt } from '../../attendance/encryption.ts';
import { readWish, type Wish } from '../../attendance/read-wish.ts';
import { listLists, nameList, type Open } from '../../attendance/safe.ts';
import { Attendance } from './attendance.tsx';
import type { FerienprogrammVorOrtProps } from './ferienprogramm-vor-ort.context.ts';
import { Take } from './take.tsx';
import { Unlock } from './unlock.tsx';

type Lists = ReturnType<typeof listLists>['listen'];

/** The attendance list: downloaded and opened with a code, erased after the day. */
export default function FerienprogrammVorOrt({ options }: FerienprogrammVorOrtProps) {
  const [lists, setLists] = useState<Lists | null>(null);
  const [wish, setWish] = useState<Wish | null>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [lastly, setLastly] = useState<string | null>(null);

  function look(why: string | null): void {
    const { listen: da, geloescht: deleted } = listLists(Date.now());
    const past = deleted.map((title) => `Der Tag ist vorbei: Die Liste „${title}“ wurde von diesem Gerät gelöscht.`);
    setLists(da);
    setLastly(open?.name ?? null);
    setOpen(null);
    setMessage([why, ...past].filter(Boolean).join(' ') || null);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the browser knows what the server does not
  useEffect(() => {
    look(null);
    setWish(readWish());
  }, []);

  if (!lists) {
    return (
      <section className={sheet.sheet}>
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
  if (open) return <Attendance open={open} sync={options.abgleich} end={look} />;

  const take = wish && !lists.some(({ name }) => name === nameList(wish.id, wish.tag)) ? wish : null;
  return (
    <div className={sheet.page}>
      {message && <Alert kind="warning" title={message} live />}
      {take && <Take wish={take} path={options.mitnahme} open={setOpen} />}
      {lists.map((list) => (
        <Unlock key={list.name} {...list} justClosed={list.name === lastly} open={setOpen} end={look} />
      ))}
      {!take && lists.length === 0 && (
        <section className={sheet.sheet} aria-labelledby="keine">
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
