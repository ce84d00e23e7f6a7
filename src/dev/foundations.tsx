import { useEffect, useRef, useState } from 'react';
import { ChapterSection, Example, ExampleGroup } from './specimen';

const SIZES = [
  'text-5xl',
  'text-4xl',
  'text-3xl',
  'text-2xl',
  'text-xl',
  'text-lg',
  'text-base',
  'text-sm',
  'text-xs',
] as const;
const SPACES = [1, 2, 3, 4, 6, 8, 10, 14] as const;
const REM = 16;

function TypeSample({ size }: { size: (typeof SIZES)[number] }) {
  const ref = useRef<HTMLParagraphElement>(null);
  const [measure, setMeasure] = useState('');
  useEffect(() => {
    const read = () => {
      if (!ref.current) return;
      const { fontSize, lineHeight } = getComputedStyle(ref.current);
      setMeasure(
        `${Number.parseFloat(fontSize).toFixed(1)} / ${Number.parseFloat(lineHeight).toFixed(1)} px`,
      );
    };
    read();
    window.addEventListener('resize', read);
    return () => window.removeEventListener('resize', read);
  }, []);
  const isDisplay = /\dxl$|-xl$/.test(size);
  return (
    <div className="dev-type">
      <p ref={ref} className={isDisplay ? `display ${size}` : size}>
        Stay a little, good dog
      </p>
      <small>
        {size} · {measure}
      </small>
    </div>
  );
}

/** Letters, spaces, corners, shadows and motion. */
export function Foundations() {
  return (
    <ChapterSection id="foundations" title="Foundations">
      <ExampleGroup title="Type">
        <div className="dev-wide">
          {SIZES.map(size => (
            <TypeSample key={size} size={size} />
          ))}
        </div>
      </ExampleGroup>
      <ExampleGroup title="Spaces">
        {SPACES.map(space => (
          <Example key={space} label={`${space} · ${(space * REM) / 4} px`}>
            <span className="dev-space" style={{ width: `${space * 0.25}rem` }} />
          </Example>
        ))}
      </ExampleGroup>
      <ExampleGroup title="Corners and shadows">
        <Example label="frame: radius-big, tag corner">
          <span className="frame dev-box" />
        </Example>
        <Example label="frame-tile: radius, tag corner">
          <span className="frame frame-tile dev-box" />
        </Example>
        <Example label="shadow-low">
          <span className="dev-box dev-low" />
        </Example>
        <Example label="shadow-high">
          <span className="dev-box dev-high" />
        </Example>
      </ExampleGroup>
      <ExampleGroup title="Motion (rest the pointer on it)">
        <Example label="180 ms: colors, small moves">
          <span className="dev-box dev-move" style={{ transitionDuration: '180ms' }} />
        </Example>
        <Example label="240 ms: what opens">
          <span className="dev-box dev-move" style={{ transitionDuration: '240ms' }} />
        </Example>
        <Example label="700 ms: pictures under the pointer">
          <span className="dev-box dev-move" style={{ transitionDuration: '700ms' }} />
        </Example>
      </ExampleGroup>
    </ChapterSection>
  );
}
