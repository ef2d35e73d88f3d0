import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Datenquelle } from '../../daten/database.ts';
import { createEintragRepository } from '../../inhalt/eintrag-repository.ts';
import type { Eintrag, Inhaltsart } from '../../inhalt/inhaltsart.ts';
import { listZweige } from '../rechte/list-zweige.ts';
import type { Rechte } from '../rechte/rechte.ts';
import type { Leser } from '../show-beitrag.ts';
import { describeFormular, getKeyField } from './eigene-felder.ts';
import { readKey } from './place-eintrag.ts';

/** `seite/natur/wald`: kind and key. */
const WIE = /^([a-z-]+)\/(.+)$/;

type Beginn = { daten: string; text: string };

/** This day, where the kind has one. */
function assignFields(art: Inhaltsart): Record<string, unknown> {
  const tag = describeFormular(art).felder.find(({ art: was, pflicht }) => was === 'tag' && pflicht);
  return tag ? { [tag.name]: readBerlinerZeit(new Date()).tag } : {};
}

/** Who may write for one organiser alone begins as that one. */
async function chooseEigenes(db: Datenquelle, { liste }: Rechte, art: Inhaltsart): Promise<Record<string, unknown>> {
  const [einer = '', ...weitere] = liste.filter((recht) => recht.art === art.name).map((recht) => recht.zweig);
  if (typeof art.zweig !== 'object' || einer === '' || weitere.length > 0) return {};
  const genannter = await createEintragRepository(db).find(art.zweig.von, einer);
  return genannter ? { [art.zweig.feld]: readKey(null, genannter.daten) } : {};
}

/** The entry that `wie` names, an own one or a pattern; null where there is none that this account may write like. */
async function findVorbild(db: Datenquelle, { rechte }: Leser, art: Inhaltsart, wie: string): Promise<Eintrag | null> {
  const [, von = '', schluessel = ''] = WIE.exec(wie) ?? [];
  if (von !== art.name && von !== art.muster) return null;
  const vorbild = await createEintragRepository(db).find(von, schluessel);
  if (!vorbild || von === art.muster) return vorbild;
  return rechte.allows('schreiben', { art: art.name, zweige: listZweige(art, vorbild) }) ? vorbild : null;
}

/** What its page would be mistaken for the other's by goes: its number, and its title, which a copy says of itself. */
function copyDaten(art: Inhaltsart, vorbild: Eintrag): Record<string, unknown> {
  const ohne = ['id', getKeyField(art), art.zeitraum?.von, art.zeitraum?.bis, art.erscheint?.tag];
  const daten: Record<string, unknown> = Object.fromEntries(
    Object.entries(Object(vorbild.daten) as object).filter(([feld]) => !ohne.includes(feld)),
  );
  if (vorbild.art === art.muster) return { ...daten, titel: '' };
  return typeof daten.titel === 'string' ? { ...daten, titel: `Kopie von ${daten.titel}` } : daten;
}

/** What a new entry of this kind begins with, on wish like another; null where there is no such other. */
export async function beginNew(db: Datenquelle, leser: Leser, art: Inhaltsart, wie: string): Promise<Beginn | null> {
  const eigenes = await chooseEigenes(db, leser.rechte, art);
  const felder = { ...assignFields(art), ...eigenes };
  if (!wie) return { daten: JSON.stringify(felder), text: '' };
  const vorbild = await findVorbild(db, leser, art, wie);
  return (
    vorbild && {
      daten: JSON.stringify({ ...felder, ...copyDaten(art, vorbild), ...eigenes }),
      text: vorbild.text ?? '',
    }
  );
}
