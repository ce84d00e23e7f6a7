import { useEffect } from 'react';
import { ignoreRepeatedPress } from '~/src/ui/ignore-repeated-press';

const isFormButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button[type=submit]') !== null;

/**
 * For a form whose button may move it, because messages appear: the second press of a double click
 * then counts for no other control, such as a checkbox.
 */
export const useSteadyForm = (): void => {
  useEffect(() => {
    const onClick = ({ target, clientX: x, clientY: y }: MouseEvent): void => {
      // The click of a key or of an assistive tool has no place.
      const hasPlace = x > 0 || y > 0;
      if (hasPlace && isFormButton(target)) ignoreRepeatedPress({ x, y }, isFormButton);
    };
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, []);
};
