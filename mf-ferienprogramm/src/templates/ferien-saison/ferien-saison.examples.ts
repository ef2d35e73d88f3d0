const saison = {
  jahr: 2026,
  fehlt: [
    {
      satz: 'Die Anmeldung endete am 30.06.2026.',
      weiter: { text: 'Anmeldezeit ändern', href: '/intranet/ferienprogramm/#ferien-anmeldung' },
    },
  ],
  gruppen: [
    {
      titel: 'Belegung',
      zeilen: [
        { titel: 'Vergeben', wert: '175 von 412 Plätzen' },
        { titel: 'Voll', wert: '3 Angebote' },
      ],
      weiter: [{ text: 'Allen Familien der Saison schreiben', href: '/intranet/ferienprogramm/nachricht/' }],
    },
    {
      titel: 'Termine',
      zeilen: [
        { titel: 'Anmeldung', wert: '01.06.2026 bis 30.06.2026, heute geschlossen' },
        { titel: 'Angebote, die noch kommen', wert: '0' },
      ],
      weiter: [{ text: 'Neues Angebot', href: '/intranet/redaktion/inhalt-ferienveranstaltung/' }],
    },
    {
      titel: 'Gebühren und Rechnungen',
      zeilen: [{ titel: 'Gebühren', wert: '3,00 € je Kind und 0,50 € je Veranstaltung' }],
      weiter: [{ text: 'Rechnungen und Zahlungen', href: '/intranet/ferienprogramm/kasse/' }],
    },
    {
      titel: 'Texte der E-Mails',
      zeilen: [],
      weiter: [{ text: 'Buchungen', href: '/intranet/redaktion/inhalt-mailtexte-ferien-buchung/' }],
    },
  ],
  letzte: {
    jahr: 2026,
    angebote: [
      {
        id: 1,
        titel: 'Töpfern',
        bisher: '03.08.2026, 09:00 Uhr bis 12:00 Uhr',
        neu: '02.08.2027, 09:00 Uhr bis 12:00 Uhr',
      },
      { id: 2, titel: 'Zirkuswoche', bisher: '10.08.2026 bis 14.08.2026', neu: '09.08.2027 bis 13.08.2027' },
    ],
    uebernommen: 1,
    anmeldung: '31.05.2027 bis 29.06.2027',
  },
  entwuerfe: [
    { id: 10001, titel: 'Drachen', termin: '04.08.2027', detailURL: '/intranet/ferienprogramm/10001/', fehlt: '' },
    {
      id: 10002,
      titel: 'Kanu',
      termin: '05.08.2027',
      detailURL: '/intranet/ferienprogramm/10002/',
      fehlt: 'Bitte geben Sie an, wo die Veranstaltung stattfindet: Im Programm ist der Ort nötig.',
    },
  ],
};

/** A season to copy with drafts, one with nothing left to do, and a failed call. */
export const examples = {
  alle: { context: { saison }, options: {} },
  fertig: {
    context: {
      saison: { ...saison, fehlt: [], entwuerfe: [], letzte: { ...saison.letzte, angebote: [], anmeldung: null } },
    },
    options: {},
  },
  ausgefallen: { context: { saison: null }, options: {} },
};
