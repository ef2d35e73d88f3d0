/** Hills, firs and a sun in the colours of the theme; the municipality's name is next to it as text. */
export function Logo() {
  return (
    <svg viewBox="0 0 68 48" aria-hidden="true">
      <circle cx="50" cy="13" r="8" fill="var(--gm-accent)" />
      <path fill="var(--gm-brand-200)" d="M-2 48C1 30 7 20 12 20s11 10 14 28zM42 48c3-16 9-26 14-26s11 10 14 26z" />
      <path fill="var(--gm-brand-600)" d="M9 48c3-23 9-33 14-33s11 10 14 33z" />
      <path fill="var(--gm-brand-700)" d="M32 48c3-20 9-30 14-30s11 10 14 30z" />
      <path fill="var(--gm-link-hover)" d="M20 48c3-14 9-24 14-24s11 10 14 24z" />
    </svg>
  );
}
