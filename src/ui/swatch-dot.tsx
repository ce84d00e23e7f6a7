import { customProperties } from './custom-properties';

/** A color shown, not chosen (on a product tile). */
export function SwatchDot({ color }: { color: string }) {
  return <i className="swatch-dot" style={customProperties({ '--swatch': color })} />;
}
