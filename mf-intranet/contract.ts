import { CONTRACT_VERSION, defineRemote } from '@gm/shared/vertrag';
import { ferienTeilnehmer } from './src/templates/ferien-teilnehmer/ferien-teilnehmer.context.ts';
import { ferienVerwaltung } from './src/templates/ferien-verwaltung/ferien-verwaltung.context.ts';
import { freigabe } from './src/templates/freigabe/freigabe.context.ts';
import { freigaben } from './src/templates/freigaben/freigaben.context.ts';
import { intranetLeiste } from './src/templates/intranet-leiste/intranet-leiste.context.ts';
import { intranetStart } from './src/templates/intranet-start/intranet-start.context.ts';
import { passwortAendern } from './src/templates/passwort-aendern/passwort-aendern.context.ts';
import { passwortNeu } from './src/templates/passwort-neu/passwort-neu.context.ts';
import { passwortVergessen } from './src/templates/passwort-vergessen/passwort-vergessen.context.ts';

export const remote = defineRemote({
  name: 'mf-intranet',
  contractVersion: CONTRACT_VERSION,
  templates: {
    'ferien-teilnehmer': ferienTeilnehmer,
    'ferien-verwaltung': ferienVerwaltung,
    freigabe,
    freigaben,
    'intranet-start': intranetStart,
    'intranet-leiste': intranetLeiste,
    'passwort-aendern': passwortAendern,
    'passwort-neu': passwortNeu,
    'passwort-vergessen': passwortVergessen,
  },
});
