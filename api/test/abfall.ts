import { GRUNDINHALT } from './test-inhalt.ts';

/** Two districts, one with a street of its own area; the only kind that has dates every week is organic waste. */
export const ABFALL = `
arten:
  - { id: rest, name: Restmüll, symbol: restmuell }
  - { id: bio, name: Bioabfall, symbol: bio, hinweis: Kaffeesatz }
bezirke:
  - name: Schwann
    ortsteil: Schwann
    abfuhren:
      rest: { jeden: DIENSTAG, alle: 2 }
      bio: { jeden: MONTAG, alle: 1 }
    strassen: [Tannenstraße, Hauptstraße]
  - name: Schwann Hang
    ortsteil: Schwann
    abfuhren:
      rest: [{ monat: 3, woche: 1, wochentag: FREITAG }, { monat: 9, woche: -1, wochentag: FREITAG }]
    strassen: [Am Hang]
  - name: Conweiler
    ortsteil: Conweiler
    abfuhren:
      bio: { jeden: MITTWOCH, alle: 1 }
    strassen: [Hauptstraße]
`;

export const GEMEINDE_MIT_ORTSTEILEN = `${GRUNDINHALT['gemeinde.yaml']}ortsteile: [Schwann, Conweiler]\n`;
