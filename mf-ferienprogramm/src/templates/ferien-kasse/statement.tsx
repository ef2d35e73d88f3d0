import type { Page } from '@gm/shared/contract';
import sheet from '@gm/shared/detail/work-sheet.module.css';
import { FileChoice } from '@gm/shared/forms/fields/file-choice';
import { isAbout, OperationForm } from '../../action-form/operation-form.tsx';
import { BOOKS } from '../../payment/books-pages.ts';

const IMPORT = { vorgang: 'einlesen' };

/** Imports a bank statement; idempotent. */
export function Statement({ seite: page }: { seite: Page }) {
  const message = isAbout(page, BOOKS, IMPORT)
    ? page.formular?.fehler.find(({ feld: field }) => field === 'datei')?.meldung
    : undefined;
  return (
    <section className={sheet.sheet} aria-labelledby="kasse-auszug">
      <h2 id="kasse-auszug">Kontoauszug einlesen</h2>
      <p>Zahlungen mit Buchungsnummer werden sofort zugeordnet. Dieselbe Datei noch einmal einzulesen ändert nichts.</p>
      <OperationForm seite={page} template={BOOKS} fixed={IMPORT} submit="Einlesen">
        <FileChoice
          id="kasse-datei"
          label="Datei der Bank"
          hint="CAMT.053 (XML) oder CSV. Nur CAMT.053 hat einen Saldo, an dem eine veränderte Datei auffällt."
          accept=".xml,.csv,.txt,text/xml,application/xml,text/csv"
          message={message}
        />
      </OperationForm>
    </section>
  );
}
