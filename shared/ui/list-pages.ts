/**
 * Page numbers to link: first, last, current and its neighbours. A gap is a negative number (so that it can serve as a
 * key); a gap of one page is that page.
 */
export function listPages(page: number, pages: number): number[] {
  const shown = new Set([1, page - 1, page, page + 1, pages]);
  const numbers = [...shown].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? number - 1;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [-number, number] : [number];
  });
}
