import { useEffect, useState, type ComponentType } from 'react';
import type { UnavailableProps } from './unavailable';

/** About the heights of the parts in rem, each with a gap, so that nothing moves when they are there. */
const GAP = 1;
const ROOM = { alert: 9.25 + GAP, choices: 4.75 + GAP, replacement: 10.5 + GAP } as const;

/** What a shopper can do about a variant that cannot be bought; most can, so its code loads on demand. */
export function LazyUnavailable(props: UnavailableProps) {
  const [View, setView] = useState<ComponentType<UnavailableProps> | null>(null);
  const { variant, selection, replacement } = props;

  useEffect(() => {
    // Without its code the note above still says when the variant will be available.
    import('./unavailable').then(
      ({ Unavailable }) => setView(() => Unavailable),
      () => undefined,
    );
  }, []);

  let room = variant.availability === 'discontinued' ? 0 : ROOM.alert;
  if (selection.optionToChoose !== null) room += ROOM.choices;
  else if (replacement) room += ROOM.replacement;
  if (room === 0) return null;
  return <div style={{ minHeight: `${room - GAP}rem` }}>{View && <View {...props} />}</div>;
}
