import type { DataSource } from '../../platform/database/database.ts';
import { buildLetters, type Letters, type MailGroup } from './letters.ts';
import { buildMailTexts, type FormKind, getMailTextKind, type MailTexts } from './mail-texts.ts';
import { MAIL_TEXTS, type MailKind, type OwnWords } from './mail-words.ts';

/** Current texts of all mails, read in one query. */
export interface MailReader {
  /** Texts of a group edited by staff. */
  getOwn(kind: MailKind): OwnWords;
  getLetters<Mails extends MailGroup['mails']>(group: MailGroup<Mails>): Letters<Mails>;
  getMailtexte(kind: FormKind): MailTexts;
}

export async function readMailWords(db: DataSource): Promise<MailReader> {
  const entries = await db
    .selectFrom('inhalt_eintraege')
    .select(['art', 'daten'])
    .where('art', 'like', `${MAIL_TEXTS}%`)
    .execute();
  const data = new Map(entries.map((entry) => [entry.art, entry.daten]));
  const getOwn = ({ name, schema }: MailKind) => schema.safeParse(data.get(name) ?? {}).data ?? {};
  return {
    getOwn,
    getLetters: (group) => buildLetters(group, getOwn(group.art)),
    getMailtexte: (kind) => buildMailTexts(kind, getOwn(getMailTextKind(kind))),
  };
}
