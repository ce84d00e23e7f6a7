import { useEffect, useState, type ComponentType } from 'react';
import type { UnavailableProps } from './unavailable';

/** About its height, so that nothing moves when it is there. */
const ROOM = { alert: { minHeight: '9.25rem' }, replacement: { minHeight: '6.75rem' } } as const;

/** What a shopper can do about a variant that cannot be bought; most can, so its code loads on demand. */
export function LazyUnavailable(props: UnavailableProps) {
  const [View, setView] = useState<ComponentType<UnavailableProps> | null>(null);
  const isGone = props.variant.availability === 'discontinued';

  useEffect(() => {
    // Without its code the note above still says when the variant will be available.
    import('./unavailable').then(
      ({ Unavailable }) => setView(() => Unavailable),
      () => undefined,
    );
  }, []);

  if (isGone && !props.replacement) return null;
  return <div style={isGone ? ROOM.replacement : ROOM.alert}>{View && <View {...props} />}</div>;
}
