import { BASE_CONTENT } from './test-content.ts';

/** Two districts, one of which has a street with its own dates; only organic waste is collected every week. */
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

export const GEMEINDE_WITH_ORTSTEILEN = `${BASE_CONTENT['gemeinde.yaml']}ortsteile: [Schwann, Conweiler]\n`;
