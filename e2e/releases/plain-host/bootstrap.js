import Kontakt from 'mf_forms/kontakt';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import 'zustand';

const root = document.body.appendChild(document.createElement('main'));
const form = createElement(Kontakt, {
  context: {},
  options: { aktion: '/api/kontakt', datenschutzLink: '/datenschutz/', kontaktMail: 'info@musterhardt.example' },
  seite: { pfad: '/kontakt/', suche: '', titel: 'Kontakt', gemeinde: {} },
});
createRoot(root).render(createElement(MemoryRouter, null, form));
