/** Parts of addresses that do not describe the page. */
const SILENT = /^(index|seite|seiten|html?|php|aspx?|pdf|id|de|www|\d+)$/i;
const MAX_WORDS = 6;

/** Search words from an address: `/buergerservice/Hunde-steuer_12.html` → `buergerservice Hunde steuer`. */
export function readAddressWords(path: string): string[] {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // Use the raw text when it cannot be decoded.
  }
  const words = text.match(/\p{L}{2,40}/gu) ?? [];
  return [...new Set(words.filter((word) => !SILENT.test(word)))].slice(-MAX_WORDS);
}
