import { useEffect, useState } from 'react';
import { contrast, rgbOf } from '../ui/contrast';
import { ChapterSection, ExampleGroup } from './specimen';

const BACKGROUNDS = ['surface', 'raised', 'sunk', 'tint', 'warm'] as const;
const TEXTS = ['ink', 'ink-soft', 'accent', 'accent-strong', 'sale', 'positive', 'danger'] as const;
const PAIRS = [
  ['action-ink', 'action'],
  ['action-ink', 'action-hover'],
  ['ink-inverse', 'strong'],
  ['ink-inverse', 'accent'],
  ['ink-inverse', 'accent-strong'],
  ['ink', 'mark'],
] as const;
const BORDERS = ['line-strong', 'star', 'accent'] as const;

type Roles = Readonly<Record<string, string>>;

function useRoles(): Roles {
  const [roles, setRoles] = useState<Roles>({});
  useEffect(() => {
    const style = getComputedStyle(document.documentElement);
    const names = new Set<string>([...BACKGROUNDS, ...TEXTS, ...BORDERS, ...PAIRS.flat()]);
    setRoles(
      Object.fromEntries(
        [...names].map(name => [name, style.getPropertyValue(`--${name}`).trim()]),
      ),
    );
  }, []);
  return roles;
}

function Pair({ roles, text, ground }: { roles: Roles; text: string; ground: string }) {
  const over = roles[text];
  const under = roles[ground];
  if (!over || !under) return null;
  return (
    <div className="dev-pair" style={{ color: over, background: under }}>
      <b>{contrast(rgbOf(over), rgbOf(under)).toFixed(1)}</b>
      <span>
        {text} on {ground}
      </span>
    </div>
  );
}

/** Every pair of roles that the rules use, with its measured contrast in the built brand. */
export function Colors() {
  const roles = useRoles();
  return (
    <ChapterSection id="colors" title="Colors">
      <ExampleGroup title="Text on its grounds (4.5 or more)">
        <div className="dev-pairs dev-wide">
          {TEXTS.flatMap(text =>
            BACKGROUNDS.map(ground => (
              <Pair key={`${text} ${ground}`} roles={roles} text={text} ground={ground} />
            )),
          )}
        </div>
      </ExampleGroup>
      <ExampleGroup title="Text on a ground of its own (4.5 or more)">
        <div className="dev-pairs dev-wide">
          {PAIRS.map(([text, ground]) => (
            <Pair key={`${text} ${ground}`} roles={roles} text={text} ground={ground} />
          ))}
        </div>
      </ExampleGroup>
      <ExampleGroup title="Edges, stars and focus rings (3 or more)">
        <div className="dev-pairs dev-wide">
          {BORDERS.flatMap(edge =>
            BACKGROUNDS.map(ground => (
              <Pair key={`${edge} ${ground}`} roles={roles} text={edge} ground={ground} />
            )),
          )}
        </div>
      </ExampleGroup>
    </ChapterSection>
  );
}
