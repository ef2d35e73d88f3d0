const nachricht = {
  event: { id: 1, titel: 'Töpfern', termin: '03.08.2026, 09:00 Uhr bis 12:00 Uhr' },
  familien: 12,
  wartende: 3,
  vorschau: { vor: '', nach: 'Veranstaltung: Töpfern\n\nViele Grüße\nMusterhardt' },
  beleg: '00000000-0000-4000-8000-000000000000',
};

/** An event with a waiting list, the whole season, and a season without bookings. */
export const examples = {
  event: { context: { nachricht }, options: {} },
  saison: { context: { nachricht: { ...nachricht, event: null, familien: 40, wartende: 0 } }, options: {} },
  niemand: { context: { nachricht: { ...nachricht, event: null, familien: 0, wartende: 0 } }, options: {} },
};
