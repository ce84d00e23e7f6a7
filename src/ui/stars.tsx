import { customProperties } from './custom-properties';

/** `rating` from 0 to 5, halves and all; `label` says it in words. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span
      role="img"
      aria-label={label}
      className="stars"
      style={customProperties({ '--rating': rating })}
    />
  );
}
