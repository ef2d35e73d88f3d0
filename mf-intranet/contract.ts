import { CONTRACT_VERSION, defineRemote } from '@gm/shared/contract';
import { anleitung } from './src/templates/anleitung/anleitung.context.ts';
import { anmeldenLink } from './src/templates/anmelden-link/anmelden-link.context.ts';
import { freigabe } from './src/templates/freigabe/freigabe.context.ts';
import { freigaben } from './src/templates/freigaben/freigaben.context.ts';
import { intranetArchiv } from './src/templates/intranet-archiv/intranet-archiv.context.ts';
import { intranetKonten } from './src/templates/intranet-konten/intranet-konten.context.ts';
import { intranetLeiste } from './src/templates/intranet-leiste/intranet-leiste.context.ts';
import { intranetRubrik } from './src/templates/intranet-rubrik/intranet-rubrik.context.ts';
import { intranetStart } from './src/templates/intranet-start/intranet-start.context.ts';
import { intranetSuche } from './src/templates/intranet-suche/intranet-suche.context.ts';
import { intranetText } from './src/templates/intranet-text/intranet-text.context.ts';
import { kontenImport } from './src/templates/konten-import/konten-import.context.ts';
import { passwortAendern } from './src/templates/passwort-aendern/passwort-aendern.context.ts';
import { passwortNeu } from './src/templates/passwort-neu/passwort-neu.context.ts';
import { passwortVergessen } from './src/templates/passwort-vergessen/passwort-vergessen.context.ts';
import { redaktion } from './src/templates/redaktion/redaktion.context.ts';
import { redaktionBeitrag } from './src/templates/redaktion-beitrag/redaktion-beitrag.context.ts';
import { redaktionEilmeldung } from './src/templates/redaktion-eilmeldung/redaktion-eilmeldung.context.ts';
import { redaktionFassung } from './src/templates/redaktion-fassung/redaktion-fassung.context.ts';
import { redaktionInhalte } from './src/templates/redaktion-inhalte/redaktion-inhalte.context.ts';
import { redaktionLinks } from './src/templates/redaktion-links/redaktion-links.context.ts';
import { redaktionMedien } from './src/templates/redaktion-medien/redaktion-medien.context.ts';
import { redaktionMehrere } from './src/templates/redaktion-mehrere/redaktion-mehrere.context.ts';
import { redaktionSeite } from './src/templates/redaktion-seite/redaktion-seite.context.ts';
import { redaktionSeiten } from './src/templates/redaktion-seiten/redaktion-seiten.context.ts';
import { zweiterFaktor } from './src/templates/zweiter-faktor/zweiter-faktor.context.ts';

export const remote = defineRemote({
  name: 'mf-intranet',
  contractVersion: CONTRACT_VERSION,
  paths: ['/intranet/'],
  templates: {
    anleitung,
    'anmelden-link': anmeldenLink,
    freigabe,
    freigaben,
    'intranet-start': intranetStart,
    'intranet-leiste': intranetLeiste,
    'intranet-rubrik': intranetRubrik,
    'intranet-text': intranetText,
    'intranet-archiv': intranetArchiv,
    'intranet-konten': intranetKonten,
    'intranet-suche': intranetSuche,
    'konten-import': kontenImport,
    redaktion,
    'redaktion-beitrag': redaktionBeitrag,
    'redaktion-eilmeldung': redaktionEilmeldung,
    'redaktion-fassung': redaktionFassung,
    'redaktion-inhalte': redaktionInhalte,
    'redaktion-links': redaktionLinks,
    'redaktion-medien': redaktionMedien,
    'redaktion-mehrere': redaktionMehrere,
    'redaktion-seite': redaktionSeite,
    'redaktion-seiten': redaktionSeiten,
    'passwort-aendern': passwortAendern,
    'passwort-neu': passwortNeu,
    'passwort-vergessen': passwortVergessen,
    'zweiter-faktor': zweiterFaktor,
  },
});
