import { customProperties } from './custom-properties';

/** A colour shown, not chosen (on a product tile). */
export function SwatchDot({ colour }: { colour: string }) {
  return <i className="swatch-dot" style={customProperties({ '--swatch': colour })} />;
}
