/** Labels and effects of the steps; those of a release depend on the kind of the submission. */
export const CHOICE = {
  uebernehmen: {
    text: 'Bearbeitung übernehmen',
    hinweis: 'Der Absender erfährt, dass wir uns darum kümmern.',
  },
  zuweisen: {
    text: 'An eine andere Person weitergeben',
    hinweis: 'Die Kollegin oder der Kollege bekommt eine E-Mail; der Absender erfährt, dass wir uns darum kümmern.',
  },
  weiterleiten: {
    text: 'Weiterleiten',
    hinweis:
      'Die zuständige Stelle bekommt die Angaben per E-Mail; der Absender erfährt, an wen wir sie gegeben haben.',
  },
  korrigieren: { text: 'Angaben berichtigen', hinweis: 'Das Original bleibt erhalten.' },
  notiz: { text: 'Notiz für das Haus', hinweis: 'Sie steht im Verlauf. Der Absender bekommt nichts.' },
  rueckfrage: {
    text: 'Beim Absender nachfragen',
    hinweis: 'Er bekommt Ihre Frage mit einem Link, über den er antworten und seine Angaben ändern kann.',
  },
  ablehnen: { text: 'Ablehnen', hinweis: 'Der Absender bekommt Ihren Grund.' },
  oeffnen: {
    text: 'Wieder öffnen',
    hinweis: 'Was veröffentlicht oder zugesagt war, wird zurückgenommen; der Absender erfährt es.',
  },
} as const;
