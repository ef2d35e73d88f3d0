/** Parts of addresses that say nothing of what the page was about. */
const STUMM = /^(index|seite|seiten|html?|php|aspx?|pdf|id|de|www|\d+)$/i;
const MAX_WORTE = 6;

/** Words of an address, the way somebody would search for them: `/buergerservice/Hunde-steuer_12.html` → `buergerservice Hunde steuer`. */
export function readAdressworte(pfad: string): string[] {
  let text = pfad;
  try {
    text = decodeURIComponent(pfad);
  } catch {
    // What cannot be decoded is searched for as it stands.
  }
  const worte = text.match(/\p{L}{2,40}/gu) ?? [];
  return [...new Set(worte.filter((wort) => !STUMM.test(wort)))].slice(-MAX_WORTE);
}
