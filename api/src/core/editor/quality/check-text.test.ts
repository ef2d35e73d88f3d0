import { describe, expect, it } from 'vitest';
import { checkText } from './check-text.ts';
import { listTexts } from './list-texts.ts';

const check = (text: string) => checkText({ feld: 'text', text, isMarkdown: true }).map(({ regel: rule }) => rule);

describe('plain-language check', () => {
  it('accepts plain text', () => {
    expect(
      check(
        '## Grillplätze\n\nDer Platz ist offen. Bitte nehmen Sie den Müll mit. Holz gibt es bei der [Gemeindeverwaltung](/kontakt/).\n\n### Preise\n\n| Tag | Preis |\n| --- | --- |\n| Samstag | 60 € |',
      ),
    ).toEqual([]);
    expect(check('Die EU und das DRK helfen, der TÜV prüft. ADAC und NABU auch.'), 'abbreviations').toEqual([]);
  });
});

describe('reports faults', () => {
  it.each([
    ['linktexte', 'Mehr dazu [hier](/a/).'],
    ['linktexte', '[Klicken Sie hier!](/a/)'],
    ['linktexte', '[**mehr erfahren**](/a/)'],
    ['linktexte', '[](/a/)'],
    ['ueberschriften', '## Preise\n\n#### Kinder'],
    ['ueberschriften', '#### Kinder'],
    ['tabellen', '|  |  |\n| --- | --- |\n| 1 | 2 |'],
    ['bilder', '![](/bild.jpg)'],
    ['grossbuchstaben', 'ACHTUNG, bitte BEACHTEN SIEUNBEDINGT das.'],
    ['grossbuchstaben', 'WICHTIGE MITTEILUNG'],
    ['saetze', `Wir ${'gehen '.repeat(26)}.`],
    [
      'saetze',
      'Grundstücksverkehrsgenehmigungszuständigkeitsübertragung. Antragsberechtigungsbescheinigung. Verwaltungsgebührenordnung.',
    ],
  ] as const)('%s in %s', (rule, text) => {
    expect(check(text)).toEqual([rule]);
  });

  it('describes the remedy in German', () => {
    const [link] = checkText({ feld: 'daten/md', text: '[hier](/a/)', isMarkdown: true });
    expect(link).toEqual({
      regel: 'linktexte',
      feld: 'daten/md',
      meldung: expect.stringMatching(/^Der Link „hier“ sagt nicht, wohin er führt\. Nennen Sie das Ziel/),
    });
    const [layer] = checkText({ feld: 'text', text: '## A\n\n#### B', isMarkdown: true });
    expect(layer?.meldung).toBe('Vor „B“ fehlt eine Ebene: Auf ## folgt höchstens ###.');
  });
});

it('checks the visible text and names its control', () => {
  const data = {
    titel: 'A',
    layout: 'wide',
    bloecke: [{ template: 'text', context: { md: 'B', link: '/x/', karten: [{ text: 'C' }] } }],
  };
  expect(listTexts(data)).toEqual([
    { feld: 'daten/titel', text: 'A', isMarkdown: false },
    { feld: 'daten/bloecke/0/context/md', text: 'B', isMarkdown: true },
    { feld: 'daten/bloecke/0/context/karten/0/text', text: 'C', isMarkdown: false },
  ]);
});
