import type { ReactNode } from 'react';
import { useLocale } from '~/src/features/locale';

interface EmptyPanelProps {
  /** The id of its heading. */
  readonly id: string;
  /** A picture in the brand's folder. */
  readonly picture: 'appointments' | 'autoship' | 'empty-cart' | 'parcel';
  readonly heading: string;
  readonly children: ReactNode;
}

/** What a list shows while it is empty: a picture, what comes here, and a way to begin. */
export function EmptyPanel({ id, picture, heading, children }: EmptyPanelProps) {
  const { brand } = useLocale();
  return (
    <section aria-labelledby={id} className="account-card empty-panel">
      <img src={`/brands/${brand.id}/${picture}.webp`} alt="" width="640" height="480" />
      <div>
        <h2 id={id} className="text-2xl">
          {heading}
        </h2>
        {children}
      </div>
    </section>
  );
}
