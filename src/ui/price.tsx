export interface PriceProps {
  /** Formatted amounts; the design system knows no currency. */
  price: string;
  was?: string | null;
  /** Spoken before each amount when both are shown. */
  labels?: { now: string; was: string };
  className?: string;
}

export function Price({ price, was, labels, className = '' }: PriceProps) {
  if (!was) return <span className={`price ${className}`}>{price}</span>;
  return (
    <span className={`price ${className}`}>
      <span className="price-now">
        {labels && <span className="sr-only">{labels.now} </span>}
        {price}
      </span>
      <s>
        {labels && <span className="sr-only">{labels.was} </span>}
        {was}
      </s>
    </span>
  );
}
