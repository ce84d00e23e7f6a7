const LENGTHS = [8, 12, 13, 14];

/** The number of the goods in a barcode; null for one of no known length or with a wrong check digit. */
export const gtinOf = (barcode: string | null | undefined): string | null => {
  const digits = (barcode ?? '').replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || !LENGTHS.includes(digits.length)) return null;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 && Number(digits) > 0 ? digits : null;
};
