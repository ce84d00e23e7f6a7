export type Rgb = readonly [red: number, green: number, blue: number];

/** The channels of `#rrggbb`, 0 to 255. */
export const rgbOf = (hex: string): Rgb => {
  const channel = (at: number) => parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
};

/** What a color of some opacity (0 to 1) looks like over an opaque one. */
export const blendOver = (top: Rgb, opacity: number, under: Rgb): Rgb => {
  const mix = (at: 0 | 1 | 2) => top[at] * opacity + under[at] * (1 - opacity);
  return [mix(0), mix(1), mix(2)];
};

const luminance = (color: Rgb): number => {
  const [red = 0, green = 0, blue = 0] = color.map(channel => {
    const value = channel / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast ratio of WCAG 2, from 1 to 21. */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};
