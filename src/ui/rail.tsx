import type { ReactNode } from 'react';
import { Children, useRef } from 'react';
import { cx } from './class-names';
import { IconButton } from './icon-button';
import { ChevronLeftIcon, ChevronRightIcon } from './icons';

export interface RailProps {
  /** Names the list for screen readers. */
  label: string;
  labels: { previous: string; next: string };
  heading?: ReactNode;
  /** For items that take most of the row. */
  wide?: boolean;
  /** List items. */
  children: ReactNode;
}

/** A row that scrolls sideways and snaps; without JavaScript it still scrolls. */
export function Rail({ label, labels, heading, wide, children }: RailProps) {
  const count = Children.count(children);
  /** How many a large screen shows; fewer fit on a tablet. */
  const fits = wide ? 2 : 4;
  const list = useRef<HTMLUListElement>(null);
  const move = (direction: 1 | -1) => {
    const width = list.current?.clientWidth ?? 0;
    list.current?.scrollBy({ left: direction * width * 0.75 });
  };
  return (
    <>
      <div className="wrap mb-6 flex items-end justify-between gap-6">
        <div className="min-w-0">{heading}</div>
        {count >= fits && (
          <div className={cx('hidden flex-none gap-2 md:flex', count === fits && 'lg:hidden')}>
            <IconButton className="rail-btn" label={labels.previous} onClick={() => move(-1)}>
              <ChevronLeftIcon />
            </IconButton>
            <IconButton className="rail-btn" label={labels.next} onClick={() => move(1)}>
              <ChevronRightIcon />
            </IconButton>
          </div>
        )}
      </div>
      {/* A scrolling region needs the keyboard's focus to be scrolled by it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={list} className={wide ? 'rail rail-wide' : 'rail'} aria-label={label} tabIndex={0}>
        {children}
      </ul>
    </>
  );
}
