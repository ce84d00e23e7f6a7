/** Page numbers to show around `page`: first, last, neighbors; null where pages are left out. */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pageCount]
    .filter(number => number >= 1 && number <= pageCount)
    .filter((number, index, all) => all.indexOf(number) === index)
    .sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1];
    if (before === undefined || number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}
