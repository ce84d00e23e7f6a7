const LENGTHS = [8, 12, 13, 14];

/** The GTIN of a barcode; null if its length is unknown or its check digit wrong. */
export const gtinOf = (barcode: string | null | undefined): string | null => {
  const digits = (barcode ?? '').replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || !LENGTHS.includes(digits.length)) return null;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 && Number(digits) > 0 ? digits : null;
};
